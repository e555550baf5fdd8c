import type { LedgerEntry, Posting } from '@ascendant/domain/ledger/accounts';
import { cents } from '@ascendant/domain/money';
import { and, asc, inArray, ne, sql, eq } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { ledgerEntries, ledgerPostings } from '../../../db/schema/ledger';
import type { Queryable } from '../../database/database';
import { listOf, statement } from '../../database/statement';

/** What a posting is about besides its cause. */
export interface PostingSubject {
  readonly paymentId: number | null;
  readonly bookingId: number | null;
  readonly eventId: number | null;
  /** Lower case, ISO 4217. */
  readonly currency: string;
}

export interface NewPosting extends Posting {
  readonly subject: PostingSubject;
}

/**
 * Writes postings with their entries, in order, in one statement that's sent at once.
 * @throws an error of the database if one of them was posted before, or doesn't sum to 0 when the transaction ends
 */
export async function insertPostings(db: Queryable, postings: readonly NewPosting[]): Promise<void> {
  if (postings.length === 0) return;
  const lines = postings.flatMap(({ key, entries }) => entries.map((entry) => ({ key, ...entry })));
  await postingsInserted(db, {
    keys: postings.map(({ key }) => key),
    causes: postings.map(({ cause }) => cause),
    paymentIds: postings.map(({ subject }) => subject.paymentId),
    refundIds: postings.map(({ refundId }) => refundId),
    disputeIds: postings.map(({ disputeId }) => disputeId),
    bookingIds: postings.map(({ subject }) => subject.bookingId),
    eventIds: postings.map(({ subject }) => subject.eventId),
    currencies: postings.map(({ subject }) => subject.currency),
    times: postings.map(({ occurredAt }) => occurredAt?.toISOString() ?? null),
    lineKeys: lines.map(({ key }) => key),
    accounts: lines.map(({ account }) => account),
    organizerIds: lines.map(({ organizerId }) => organizerId),
    taxes: lines.map(({ tax }) => tax),
    amounts: lines.map(({ amount }) => amount),
  });
}

interface PostingColumns {
  readonly keys: readonly string[];
  readonly causes: readonly string[];
  readonly paymentIds: readonly (number | null)[];
  readonly refundIds: readonly (number | null)[];
  readonly disputeIds: readonly (number | null)[];
  readonly bookingIds: readonly (number | null)[];
  readonly eventIds: readonly (number | null)[];
  readonly currencies: readonly string[];
  readonly times: readonly (string | null)[];
  readonly lineKeys: readonly string[];
  readonly accounts: readonly string[];
  readonly organizerIds: readonly (number | null)[];
  readonly taxes: readonly (string | null)[];
  readonly amounts: readonly number[];
}

const postingsInserted = statement<PostingColumns, object>((value) => {
  const texts = (name: keyof PostingColumns) => listOf(value(name), 'text');
  const numbers = (name: keyof PostingColumns) => listOf(value(name), 'int');
  return sql`
    with posted as (
      insert into ledger_postings (key, cause, payment_id, refund_id, dispute_id, booking_id, event_id, currency, occurred_at)
      select key, cause, payment_id, refund_id, dispute_id, booking_id, event_id, currency, coalesce(at::timestamptz, now())
      from unnest(${texts('keys')}, ${texts('causes')}, ${numbers('paymentIds')}, ${numbers('refundIds')}, ${numbers('disputeIds')},
          ${numbers('bookingIds')}, ${numbers('eventIds')}, ${texts('currencies')}, ${texts('times')}) with ordinality
        as given (key, cause, payment_id, refund_id, dispute_id, booking_id, event_id, currency, at, place)
      order by place
      returning id, key, booking_id, event_id, currency)
    insert into ledger_entries (posting_id, account, organizer_id, tax, amount_cents, currency, event_id, booking_id)
    select posted.id, account, organizer_id, tax, amount, posted.currency, posted.event_id, posted.booking_id
    from unnest(${texts('lineKeys')}, ${texts('accounts')}, ${numbers('organizerIds')}, ${texts('taxes')}, ${numbers('amounts')})
        with ordinality as line (key, account, organizer_id, tax, amount, place)
      join posted on posted.key = line.key
    order by place`;
});

/** What payments have posted so far, in order, without what the provider charges for them. */
export async function findPostings(
  db: Queryable,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Posting[]>> {
  const rows = await db
    .select()
    .from(ledgerPostings)
    .where(and(inArray(ledgerPostings.paymentId, [...paymentIds]), ne(ledgerPostings.cause, 'provider_fee')))
    .orderBy(asc(ledgerPostings.id));
  const entries = await findEntries(
    db,
    rows.map(({ id }) => id),
  );
  const found = new Map<number, Posting[]>();
  for (const { id, paymentId, key, cause, refundId, disputeId, occurredAt } of rows) {
    const posting = { key, cause, refundId, disputeId, occurredAt, entries: entries.get(id) ?? [] };
    found.set(paymentId ?? 0, [...(found.get(paymentId ?? 0) ?? []), posting]);
  }
  return found;
}

/** Which of these keys are posted. */
export async function findKnownKeys(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from ledger_postings where key = any(${sql.param([...keys])}::text[])`,
  );
  return new Set(rows.map(({ key }) => key));
}

async function findEntries(db: Queryable, postingIds: readonly number[]): Promise<ReadonlyMap<number, LedgerEntry[]>> {
  const found = new Map<number, LedgerEntry[]>();
  if (postingIds.length === 0) return found;
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.postingId, [...postingIds]))
    .orderBy(asc(ledgerEntries.id));
  for (const { postingId, account, organizerId, tax, amountCents } of rows) {
    found.set(postingId, [...(found.get(postingId) ?? []), { account, organizerId, tax, amount: cents(amountCents) }]);
  }
  return found;
}

/** The fee of a manual booking that hasn't gone back, and what its postings are about. */
interface ChargedFee {
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
