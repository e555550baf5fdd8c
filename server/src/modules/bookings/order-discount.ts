import type { BookingOrder } from '@ascendant/contract/booking';
import { discountTerms, normaliseDiscountCode, type DiscountTerms } from '@ascendant/domain/pricing/discount';
import type { Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { capacity } from '../capacity/capacity.module';
import type { EventForSale } from '../capacity/sale.repository';

export interface OrderDiscount {
  readonly id: number;
  readonly terms: DiscountTerms;
}

/**
 * Locks the code of an order. @returns null if it has none
 * @param alreadyUsed the codes of orders of the same transaction that aren't written yet, one for each use
 * @throws AppError discount_refused
 */
export async function findDiscount(
  tx: Transaction,
  order: BookingOrder,
  { event, alreadyUsed }: { event: EventForSale; alreadyUsed: readonly (number | null)[] },
): Promise<OrderDiscount | null> {
  const code = normaliseDiscountCode(order.discountCode ?? '');
  if (code === '') return null;
  const found = await capacity.lockDiscount(tx, code, { eventId: event.id, today: event.today });
  if (!found) return refuseDiscount('This discount code is not valid for this event.');
  const usesLeft = found.usesLeft - alreadyUsed.filter((id) => id === found.id).length;
  if (usesLeft < 1) return refuseDiscount('This discount code has been used up.');
  return { id: found.id, terms: discountTerms(found.discountType, found.value) };
}

function refuseDiscount(message: string): never {
  throw new AppError('discount_refused', { message, fields: { discountCode: message } });
}
