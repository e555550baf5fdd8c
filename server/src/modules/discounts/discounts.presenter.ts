import type { DiscountCode } from '@ascendant/contract/discount-code';
import { discountCodeState } from '@ascendant/domain/pricing/discount-code';
import type { DiscountCodeRecord } from './discounts.repository';

export function presentDiscountCode({ today, ...code }: DiscountCodeRecord): DiscountCode {
  return {
    ...code,
    state: discountCodeState(code, today),
    createdAt: code.createdAt.toISOString(),
  };
}
