import type { LedgerEntry } from '@ascendant/domain/ledger/accounts';
import { cents } from '@ascendant/domain/money';
import { and, asc, eq, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { ledgerEntries, ledgerPostings } from '../../../db/schema/ledger';
import type { Queryable } from '../../database/database';
import type { PostingSubject } from './postings.repository';

/** The fee of a manual booking that hasn't gone back, and what its postings are about. */
export interface ChargedFee {
  readonly entries: readonly LedgerEntry[];
  readonly subject: PostingSubject;
}

const isReturned = sql`exists (select from ledger_postings back
  where back.cause = 'manual_fee_returned' and back.key = 'manual_fee_returned:' || ${bookings.id})`;

/** @returns null for a booking without such a fee, and once it has gone back */
export async function findChargedFee(db: Queryable, bookingId: number): Promise<ChargedFee | null> {
  const { account, organizerId, tax, amountCents } = ledgerEntries;
  const rows = await db
    .select({ account, organizerId, tax, amountCents, eventId: bookings.eventId, currency: ledgerPostings.currency })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .innerJoin(bookings, eq(bookings.id, ledgerPostings.bookingId))
    .where(and(eq(ledgerPostings.key, `manual_fee:${bookingId}`), sql`not ${isReturned}`))
    .orderBy(asc(ledgerEntries.id));
  const [first] = rows;
  if (first === undefined) return null;
  const entries = rows.map(({ amountCents: amount, ...row }) => ({
    account: row.account,
    organizerId: row.organizerId,
    tax: row.tax,
    amount: cents(amount),
  }));
  return { entries, subject: { paymentId: null, bookingId, eventId: first.eventId, currency: first.currency } };
}

/** Manual bookings that were cancelled and whose fee hasn't gone back, in the order of their ids. */
export async function findUnreturnedFees(db: Queryable): Promise<readonly number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(ledgerPostings)
    .innerJoin(bookings, eq(bookings.id, ledgerPostings.bookingId))
    .where(and(eq(ledgerPostings.cause, 'manual_fee'), eq(bookings.status, 'cancelled'), sql`not ${isReturned}`))
    .orderBy(asc(bookings.id));
  return rows.map(({ id }) => id);
}
