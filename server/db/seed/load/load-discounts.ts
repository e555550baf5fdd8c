import { cents, toDecimal } from '@ascendant/domain/money';
import type { Transaction } from '../../../src/database/database';
import { discountCodes } from '../../schema/pricing';
import { planDiscounts } from '../plan/discount-plan';
import { daysBefore, utcDay } from '../plan/moments';
import { valueOf } from './chunks';
import type { LoadedEvent } from './load-events';

/** @returns the id of each code */
export async function loadDiscounts(
  tx: Transaction,
  loadedEvents: ReadonlyMap<string, LoadedEvent>,
  now: Date,
): Promise<Map<string, number>> {
  const rows = planDiscounts(utcDay(now)).map((plan) => {
    const since = daysBefore(now, -plan.fromDays);
    return {
      code: plan.code,
      eventId: valueOf(loadedEvents, plan.event).id,
      discountType: plan.discountType,
      discountValue: toDecimal(cents(plan.value * 100)),
      usageLimit: plan.usageLimit,
      isActive: plan.isActive,
      validFrom: plan.validFrom,
      validUntil: plan.validUntil,
      createdAt: since,
      updatedAt: since,
    };
  });
  const inserted = await tx
    .insert(discountCodes)
    .values(rows)
    .returning({ id: discountCodes.id, code: discountCodes.code });
  return new Map(inserted.map(({ id, code }) => [code, id]));
}
