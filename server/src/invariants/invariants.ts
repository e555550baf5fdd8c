import { differencesOf } from '@ascendant/domain/ledger/compare';
import { quoteTickets } from '@ascendant/domain/pricing/quote';
import { taxOf } from '@ascendant/domain/pricing/taxes';
import type { BookingRow } from '../../db/schema/bookings';
import { ProviderError } from '../adapters/payments/payment-provider';
import type { Queryable } from '../database/database';
import { quoteOfRow } from '../database/quote-row';
import { findPostedTransfers } from '../modules/ledger/posted-transfers.repository';
import { countWrongMoves, everyBooking } from './booking-amounts.repository';
import * as rows from './invariants.repository';
import { countWrongTotals } from './kept-totals.repository';
import { countWrongPostings } from './ledger.repository';
import { countUnpostedMoney, findOwnAccounts } from './payouts.repository';
import { countBookDifferences, type ProviderBooks, countLedgerDifferences } from './provider-books';
import { countWrongUses } from './uses.repository';

const endOfTime = new Date('9999-01-01T00:00:00Z');

/** One rule, and how many rows break it. */
export interface Invariant {
  readonly rule: number;
  readonly name: string;
  /** Null if it couldn't be checked, because the provider didn't answer. */
  readonly offending: number | null;
}

/**
 * Checks the rules that must always hold. A provider that can't be reached leaves those unknown that need it, and no others.
 * @param books the provider's ledger; null leaves out what's compared with it, for a copy of the database, which it's ahead of
 * Source: docs/rules/payments.md, "Invariants".
 */
export async function checkInvariants(db: Queryable, books: ProviderBooks | null): Promise<Invariant[]> {
  const atProvider = (count: (db: Queryable, theirs: ProviderBooks) => Promise<number>) =>
    books && (() => unlessAway(count(db, books)));
  const rules: readonly (readonly [name: string, count: ((db: Queryable) => Promise<number | null>) | null])[] = [
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
    ['the provider’s ledger matches our payments', atProvider(countBookDifferences)],
    ['the kept totals are what they add up', countWrongTotals],
    ['the ledger says what payments say', countWrongPostings],
    ['the provider’s balance moved as the ledger says', atProvider(countLedgerDifferences)],
    ['organizers are paid as the ledger says', atProvider(countPayoutDifferences)],
    ['moved bookings are on their last date, for what was paid or refunded', countWrongMoves],
    ['extras are counted as they’re taken and held', rows.countWrongStock],
    ['webhooks are sent what they want', rows.countUntold],
    ['resellers owe what they sold', rows.countWrongResellerSales],
    ['boats and guides are where they’re needed, once', countWrongUses],
  ];
  const checked: Invariant[] = [];
  for (const [index, [name, count]] of rules.entries()) {
    if (count !== null) checked.push({ rule: index + 1, name, offending: await count(db) });
  }
  return checked;
}

/** @returns null if the provider doesn't answer */
async function unlessAway(count: Promise<number>): Promise<number | null> {
  try {
    return await count;
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}

/**
 * 17: every transfer and reversal is at the provider and in the ledger, once each, for the same amount and the same organizer's account; and every adjustment once in the
 * ledger. */
async function countPayoutDifferences(db: Queryable, { provider, since }: ProviderBooks): Promise<number> {
  const own = await findOwnAccounts(db, provider.name);
  const theirs = (await provider.connect.listTransfers(since))
    .filter(({ accountId }) => own.has(accountId))
    .map(({ sourceId, accountId, ...movement }) => ({ ...movement, source: `${own.get(accountId)} ${sourceId}` }));
  const ours = (await findPostedTransfers(db, { provider: provider.name, since, before: endOfTime }))
    .filter(({ isInPeriod }) => isInPeriod)
    .map(({ source, accountId, ...movement }) => ({ ...movement, source: `${accountId} ${source}` }));
  const { notAtProvider, notInLedger } = differencesOf(ours, theirs);
  return notAtProvider.length + notInLedger.length + (await countUnpostedMoney(db));
}

/** 6: a booking's amounts match the quote for its snapshot. */
async function countWrongAmounts(db: Queryable): Promise<number> {
  let offending = 0;
  for await (const booking of everyBooking(db)) if (!isRight(booking)) offending += 1;
  return offending;
}

function isRight(booking: BookingRow): boolean {
  const stored = quoteOfRow(booking);
  // A supplement's lines are shares of those of another price, so they only add up.
  const priced = booking.seats === 0 ? stored : quoteTickets(stored, stored.discount);
  return (
    stored.ticketsTotal === priced.ticketsTotal &&
    stored.bookingFee === priced.bookingFee &&
    stored.hst === (stored.taxes === undefined ? priced.hst : taxOf(stored.taxes)) &&
    stored.total === stored.totalBeforeTax + stored.hst
  );
}
