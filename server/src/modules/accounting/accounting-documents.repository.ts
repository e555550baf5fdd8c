import { documentNumber, documentSeries } from '@ascendant/domain/accounting/document-kinds';
import type { IssuedDocument } from '@ascendant/domain/accounting/due-documents';
import { grouped } from '@ascendant/domain/grouped';
import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import {
  accountingDocuments,
  type AccountingDocumentRow,
  type NewAccountingDocumentRow,
} from '../../../db/schema/accounting-documents';
import { bookings } from '../../../db/schema/bookings';
import type { Queryable, Transaction } from '../../database/database';

/** What a document's series depends on. */
type Numbered = Pick<NewAccountingDocumentRow, 'kind' | 'organizerId'>;
/** A document's place in its series. */
type Place = Pick<NewAccountingDocumentRow, 'series' | 'sequence' | 'number'>;
export type NewDocument = Omit<NewAccountingDocumentRow, 'id' | 'issuedAt'>;

/**
 * Takes the next numbers of the documents' series, in the year of issue (UTC). The series stay locked until the transaction ends: if that
 * fails, the numbers are the next documents'. All documents have to be written in it, in this order.
 * @returns one for each
 */
export async function takePlaces(tx: Transaction, documents: readonly Numbered[]): Promise<readonly Place[]> {
  if (documents.length === 0) return [];
  const year = await yearNow(tx);
  const wanted = documents.map(({ kind, organizerId }) => documentSeries(kind, organizerId ?? null, year));
  // In one order, so that no two transactions wait for each other.
  const { rows } = await tx.execute<{ series: string; next: number }>(sql`
    insert into accounting_series as s (series, last_sequence)
    select series, count(*) from unnest(${sql.param(wanted)}::text[]) series group by series order by series
    on conflict (series) do update set last_sequence = s.last_sequence + excluded.last_sequence
    returning series, last_sequence - (select count(*)::int from unnest(${sql.param(wanted)}::text[]) other where other = s.series) + 1 as next`);
  const next = new Map(rows.map((row) => [row.series, row.next]));
  return wanted.map((series) => {
    const sequence = next.get(series) ?? 0;
    next.set(series, sequence + 1);
    return { series, sequence, number: documentNumber(series, sequence) };
  });
}

/**
 * Writes documents with the numbers that were taken for them.
 * @returns their ids
 * @throws an error of the database if one was issued before
 */
export async function insertDocuments(tx: Transaction, documents: readonly NewDocument[]): Promise<readonly number[]> {
  if (documents.length === 0) return [];
  const rows = await tx
    .insert(accountingDocuments)
    .values([...documents])
    .returning({ id: accountingDocuments.id });
  return rows.map(({ id }) => id);
}

async function yearNow(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ year: number }>(
    sql`select extract(year from now() at time zone 'UTC')::int as year`,
  );
  return rows[0]?.year ?? 0;
}

/** What payments' documents say, in the order in which they were issued, by the payment's id. */
export async function findIssued(
  db: Queryable,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number | null, readonly (IssuedDocument & { readonly number: string })[]>> {
  const { paymentId, kind, cause, entries, number } = accountingDocuments;
  const rows = await db
    .select({ paymentId, kind, cause, entries, number })
    .from(accountingDocuments)
    .where(and(inArray(paymentId, [...paymentIds]), isNotNull(entries)))
    .orderBy(asc(accountingDocuments.id));
  const issued = rows.flatMap((row) =>
    row.kind === 'receipt' || row.kind === 'credit_note'
      ? [{ ...row, kind: row.kind, entries: row.entries ?? [] }]
      : [],
  );
  return grouped(issued, (document) => document.paymentId);
}

/** The documents of a booking and of the supplements that were paid for it, the earliest first. */
export async function findDocumentsOf(db: Queryable, bookingId: number): Promise<readonly AccountingDocumentRow[]> {
  return db
    .select()
    .from(accountingDocuments)
    .where(sql`${accountingDocuments.bookingId} = any(${rowsOf(sql`${bookingId}::int`)})`)
    .orderBy(asc(accountingDocuments.id));
}

/**
 * The ids of a booking's own row and its supplements' rows, as an array: with a condition for each of the two, PostgreSQL reads every document or
 * payment there is.
 */
const rowsOf = (bookingId: SQL) =>
  sql`array(select ${bookingId} union all select supplement_id from booking_supplements where booking_id = ${bookingId})`;

/** An organizer's invoices of one kind, the latest month first. */
export async function findInvoices(
  db: Queryable,
  { organizerId, kind }: { readonly organizerId: number; readonly kind: 'fee_invoice' | 'reseller_invoice' },
  limit: number,
): Promise<readonly AccountingDocumentRow[]> {
  return db
    .select()
    .from(accountingDocuments)
    .where(and(eq(accountingDocuments.organizerId, organizerId), eq(accountingDocuments.kind, kind)))
    .orderBy(desc(accountingDocuments.period))
    .limit(limit);
}

/** A document by its number, with the account of the traveller whose booking it's about. */
export async function findDocument(
  db: Queryable,
  number: string,
): Promise<{ readonly document: AccountingDocumentRow; readonly userId: number | null } | null> {
  const [row] = await db
    .select({ document: accountingDocuments, userId: bookings.userId })
    .from(accountingDocuments)
    .leftJoin(bookings, eq(bookings.id, accountingDocuments.bookingId))
    .where(eq(accountingDocuments.number, number));
  return row ?? null;
}

/** The payments of a booking that a person asks about. @returns null if it isn't theirs; none if it was free or isn't paid */
export async function findOwnPayments(
  db: Queryable,
  bookingId: number,
  userId: number,
): Promise<readonly number[] | null> {
  const { rows } = await db.execute<{ paymentId: number | null }>(sql`
    select p.id as "paymentId" from bookings b left join payments p on p.booking_id = any(${rowsOf(sql`b.id`)})
    where b.id = ${bookingId}::int and b.user_id = ${userId}::int and b.seats > 0 order by p.id`);
  return rows.length === 0 ? null : rows.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]));
}

/** The latest postings that are looked at each time; older ones are looked at twice a day. */
const recentPostings = 10_000;

/**
 * Payments with a posting that calls for a document and has none. A few of them need none after all, which is found again each time.
 * @param isWhole of all postings, not just the latest
 */
export async function findUndocumented(db: Queryable, isWhole: boolean): Promise<readonly number[]> {
  const since = isWhole ? sql`0` : sql`(select coalesce(max(id), 0) - ${recentPostings}::int from ledger_postings)`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct p.payment_id as id from ledger_postings p
    where p.id > ${since} and p.payment_id is not null
      and (p.cause in ('refund_made', 'refund_closed', 'dispute_lost', 'dispute_reopened')
        or (p.cause = 'payment' and exists (select from ledger_entries e where e.posting_id = p.id and e.account in ('organizer', 'fees', 'tax'))))
      and not exists (select from accounting_documents d where d.cause in ('receipt:' || p.key, 'credit_note:' || p.key))
    order by 1`);
  return rows.map(({ id }) => id);
}
