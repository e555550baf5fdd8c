import { cents, type Cents } from '../money';
import { priceOf, type PricedPerson } from '../pricing/quote';
import { entryOn, type LedgerEntry, type Posting } from './accounts';

/** A booking without a payment, because a code that the site bears made it free. Prices in cents. */
export interface FreeSale {
  readonly bookingId: number;
  /** Null if their account was deleted before. */
  readonly organizerId: number | null;
  readonly isConfirmed: boolean;
  readonly adultPrice: Cents;
  readonly childPrice: Cents;
  readonly attendees: readonly PricedPerson[];
  /** The indexes of those who were cancelled while the others come. */
  readonly cancelledPositions: readonly number[];
  /** What it has posted so far: how many postings, and what they say that the site has paid. */
  readonly posted: { readonly count: number; readonly amount: Cents };
}

/** What the site pays of it: the prices of the people who come. A booking that's cancelled costs it nothing, whatever the policy: no one paid. */
function borneOf({ isConfirmed, attendees, cancelledPositions, ...prices }: FreeSale): Cents {
  if (!isConfirmed) return cents(0);
  const coming = attendees.filter((_, position) => !cancelledPositions.includes(position));
  return cents(coming.reduce((sum, person) => sum + priceOf(person, prices), 0));
}

/**
 * What the ledger still has to post about a booking that the site made free: its organizer earns the price of the tickets, and the site pays it.
 * @returns null if nothing has changed since
 * Source: docs/rules/ledger.md, "Discounts".
 */
export function freeSalePosting(sale: FreeSale): Posting | null {
  const { bookingId, posted } = sale;
  const amount = cents(borneOf(sale) - posted.amount);
  if (amount === 0) return null;
  return {
    key: `discount:${bookingId}:${posted.count + 1}`,
    cause: 'discount',
    refundId: null,
    disputeId: null,
    occurredAt: null,
    entries: freeSaleEntries(sale, amount),
  };
}

/** What the site pays the organizer of it. @param amount of that; by default what it has posted so far */
export function freeSaleEntries(
  { organizerId, posted }: Pick<FreeSale, 'organizerId' | 'posted'>,
  amount: Cents = posted.amount,
): readonly LedgerEntry[] {
  return [entryOn('discounts', amount), { ...entryOn('organizer', -amount), organizerId }];
}
