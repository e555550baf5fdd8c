import type { Cents } from '../money';
import { entryOn, type LedgerEntry, type Posting } from './accounts';

/** A booking that a reseller sold, and whose event it is of. */
export interface ResellerSale {
  readonly bookingId: number;
  readonly organizerId: number;
  /** What the reseller owes for it: its net price and the tax on that. */
  readonly owed: Cents;
}

/** What a booking of a reseller posts when it's confirmed. @returns null if nothing is owed. Source: docs/rules/resellers.md, "Money". */
export function resellerSalePosting({ bookingId, organizerId, owed }: ResellerSale): Posting | null {
  return posting('reseller_sale', `${bookingId}`, { organizerId, owed });
}

/**
 * What it posts when it's cancelled, or people of it are: that isn't owed any longer.
 * @param nth which return of this booking it is, from 1
 */
export function resellerReturnPosting({ bookingId, organizerId, owed }: ResellerSale, nth: number): Posting | null {
  return posting('reseller_sale_returned', `${bookingId}:${nth}`, { organizerId, owed: -owed as Cents });
}

/** What the organizer says that a reseller has paid. */
export function resellerPaidPosting(payment: {
  readonly id: number;
  readonly organizerId: number;
  readonly amount: Cents;
}): Posting | null {
  return posting('reseller_paid', `${payment.id}`, { ...payment, owed: -payment.amount as Cents });
}

function posting(
  cause: 'reseller_sale' | 'reseller_sale_returned' | 'reseller_paid',
  about: string,
  { organizerId, owed }: Pick<ResellerSale, 'organizerId' | 'owed'>,
): Posting | null {
  if (owed === 0) return null;
  const entries: readonly LedgerEntry[] = [
    { ...entryOn('reseller', owed), organizerId },
    { ...entryOn('outside', -owed), organizerId },
  ];
  return { key: `${cause}:${about}`, cause, refundId: null, disputeId: null, occurredAt: null, entries };
}
