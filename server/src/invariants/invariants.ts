import type { Queryable } from '../database/database';
import { countWrongAmounts } from './booking-amounts';
import * as rows from './invariants.repository';
import { countWrongTotals } from './kept-totals.repository';
import { countWrongPostings } from './ledger.repository';
import { countWrongMoves } from './moves.repository';
import { countPayoutDifferences } from './payouts';
import { countBookDifferences, type ProviderBooks } from './provider-books';
import { countLedgerDifferences } from './provider-ledger';

/** One rule, and how many rows break it. */
export interface Invariant {
  readonly rule: number;
  readonly name: string;
  readonly offending: number;
}

/**
 * Checks the rules that must always hold.
 * @param books the provider's ledger; null leaves out what's compared with it, for a copy of the database, which it's ahead of
 * Source: docs/rules/payments.md, "Invariants".
 */
export async function checkInvariants(db: Queryable, books: ProviderBooks | null): Promise<Invariant[]> {
  const rules: readonly (readonly [name: string, count: ((db: Queryable) => Promise<number>) | null])[] = [
    ['seats sold and held fit the capacity', rows.countOversold],
    ['discount codes are used within their limits', rows.countOverusedCodes],
    ['every payment has a booking or is being refunded', rows.countPaidForNothing],
    ['every booking with a price is paid', rows.countUnpaid],
    ['payments less refunds equal the bookings', rows.countUnbalanced],
    ['booking amounts match their quotes', countWrongAmounts],
    ['tickets are the attendees of confirmed bookings', rows.countWrongTickets],
    ['no one is booked twice for the same event', rows.countDoublePeople],
    ['each booking has one confirmation email', rows.countWrongMails],
    ['cancelled events have no bookings', rows.countBookedCancelled],
    ['privileged writes are audited', rows.countUnaudited],
    ['no hold stays active after it expires', rows.countOverdueHolds],
    ['the provider’s ledger matches our payments', books && (() => countBookDifferences(db, books))],
    ['the kept totals are what they add up', countWrongTotals],
    ['the ledger says what payments say', countWrongPostings],
    ['the provider’s balance moved as the ledger says', books && (() => countLedgerDifferences(db, books))],
    ['organizers are paid as the ledger says', books && (() => countPayoutDifferences(db, books))],
    ['moved bookings are on their last date, for what was paid or refunded', countWrongMoves],
  ];
  const checked: Invariant[] = [];
  for (const [index, [name, count]] of rules.entries()) {
    if (count !== null) checked.push({ rule: index + 1, name, offending: await count(db) });
  }
  return checked;
}
