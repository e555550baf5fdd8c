import type { Queryable } from '../database/database';
import { countWrongAmounts } from './booking-amounts';
import * as rows from './invariants.repository';
import { countBookDifferences, type ProviderBooks } from './provider-books';

/** One rule, and how many rows break it. */
export interface Invariant {
  readonly rule: number;
  readonly name: string;
  readonly offending: number;
}

/**
 * Looks whether what must always hold does.
 * @param books the provider's, for rule 13
 * Source: docs/rules/payments.md, "Invariants".
 */
export async function checkInvariants(db: Queryable, books: ProviderBooks): Promise<Invariant[]> {
  const rules: readonly (readonly [name: string, count: (db: Queryable) => Promise<number>])[] = [
    ['seats sold and held fit the capacity', rows.countOversold],
    ['discount codes are used within their limits', rows.countOverusedCodes],
    ['what was paid is a booking, or goes back', rows.countPaidForNothing],
    ['what is booked at a price is paid', rows.countUnpaid],
    ['money taken less money returned is what is booked', rows.countUnbalanced],
    ['amounts are the quote of their snapshot', countWrongAmounts],
    ['tickets are the attendees of confirmed bookings', rows.countWrongTickets],
    ['nobody is twice in an event', rows.countDoublePeople],
    ['one confirmation mail a booking', rows.countWrongMails],
    ['nothing of a cancelled event is booked', rows.countBookedCancelled],
    ['privileged writes are audited', rows.countUnaudited],
    ['no hold outlives its time', rows.countOverdueHolds],
    ['the provider’s ledger is our payments', () => countBookDifferences(db, books)],
  ];
  const checked: Invariant[] = [];
  for (const [index, [name, count]] of rules.entries()) {
    checked.push({ rule: index + 1, name, offending: await count(db) });
  }
  return checked;
}
