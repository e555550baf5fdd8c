import type { DiscountCode } from '@ascendant/contract/discount-code';
import { discountCodeState } from '@ascendant/domain/pricing/discount-code';
import type { DiscountCodeRecord } from './discounts.repository';

export function presentDiscountCode({ today, ...code }: DiscountCodeRecord): DiscountCode {
  return {
    id: code.id,
    code: code.code,
    eventId: code.eventId,
    eventTitle: code.eventTitle,
    covers: code.covers,
    startDate: code.startDate,
    startTime: code.startTime,
    hasOtherDates: code.hasOtherDates,
    discountType: code.discountType,
    discountValue: code.discountValue,
    borneBy: code.borneBy,
    usageLimit: code.usageLimit,
    usageCount: code.usageCount,
    usesHeld: code.usesHeld,
    validUntil: code.validUntil,
    isActive: code.isActive,
    state: discountCodeState(code, today),
    createdAt: code.createdAt.toISOString(),
  };
}
