import { sql } from 'drizzle-orm';
import { taxSettings } from '../../../db/schema/program';
import type { Queryable, Transaction } from '../../database/database';
import type { LocalStart } from '../../mail/date-text';

const nameOfUser = sql`coalesce(u.display_name, nullif(concat_ws(' ', u.first_name, u.last_name), ''))`;
/** An hour late, so that what was posted at a month's end is on its invoice. */
const monthBegan = sql`(date_trunc('month', (now() - interval '1 hour') at time zone 'UTC') at time zone 'UTC')`;

/** A month of an organizer that an invoice is due for. */
export interface DueInvoice {
  readonly organizerId: number;
  readonly organizerName: string | null;
  /** Of who sells what's on it: the site its fees, the organizer their dates. */
  readonly gstNumber: string | null;
  readonly currency: string;
  /** 'YYYY-MM'. */
  readonly period: string;
}

/**
 * Months (UTC) that are over, in which an organizer's sales had fees that aren't invoiced, and of which there's no invoice, the earliest first.
 */
export async function findDueFees(db: Queryable, organizerId?: number): Promise<readonly DueInvoice[]> {
  const { rows } = await db.execute<DueInvoice & Record<string, unknown>>(sql`
    select ev.organizer_id as "organizerId", p.currency, to_char(p.occurred_at at time zone 'UTC', 'YYYY-MM') as period,
      max(${nameOfUser}) as "organizerName", max((select ${taxSettings.gstNumber} from ${taxSettings})) as "gstNumber"
    from ledger_entries e join ledger_postings p on p.id = e.posting_id join events ev on ev.id = e.event_id join users u on u.id = ev.organizer_id
    where e.account = 'fees' and p.occurred_at < ${monthBegan}
      ${organizerId === undefined ? sql`` : sql`and ev.organizer_id = ${organizerId}::int`}
      and not exists (select from invoiced_postings i where i.posting_id = p.id)
      and not exists (select from accounting_documents d
        where d.cause = 'fee_invoice:' || ev.organizer_id || ':' || to_char(p.occurred_at at time zone 'UTC', 'YYYY-MM') || ':' || p.currency)
    group by 1, 2, 3 order by 3, 1, 2`);
  return rows;
}

/** The fees of the sales of a date of an event, on an invoice. */
export interface FeeOfEvent extends LocalStart {
  readonly title: string;
  readonly sales: number;
  readonly refunds: number;
  /** Of bookings that the organizer made themselves: it was taken from what they're owed. */
  readonly manualCents: number;
  /** What the site got, less what it gave back. */
  readonly cents: number;
  readonly postingIds: readonly number[];
}

/** What an invoice of a month is about: everything of before its end that isn't on another one. */
export async function findFees(
  db: Queryable,
  { organizerId, currency, period }: Pick<DueInvoice, 'organizerId' | 'currency' | 'period'>,
): Promise<readonly FeeOfEvent[]> {
  const { rows } = await db.execute<FeeOfEvent & Record<string, unknown>>(sql`
    select ev.title, ev.start_date::text as "startDate", ev.start_time as "startTime", count(*) filter (where p.cause in ('payment', 'manual_fee'))::int as sales,
      (count(*) filter (where ${isOther} and e.amount_cents > 0) - count(*) filter (where ${isOther} and e.amount_cents < 0))::int as refunds,
      coalesce(-sum(e.amount_cents) filter (where p.cause in ('manual_fee', 'manual_fee_returned')), 0)::float8 as "manualCents",
      -sum(e.amount_cents)::float8 as cents, array_agg(p.id order by p.id) as "postingIds"
    from ledger_entries e join ledger_postings p on p.id = e.posting_id join events ev on ev.id = e.event_id
    where e.account = 'fees' and p.currency = ${currency} and p.occurred_at < ${endOf(period)} and ev.organizer_id = ${organizerId}::int
      and not exists (select from invoiced_postings i where i.posting_id = p.id)
    group by ev.id order by ev.starts_at nulls last, ev.id`);
  return rows;
}

/** A month of what a reseller owes an organizer. */
export interface DueOfReseller extends DueInvoice {
  readonly resellerId: number;
  readonly resellerName: string;
}

/** What's owed counts in the month of travel, or of the posting if that's later: what's given back after an invoice is on another. */
const owedMonth = sql`to_char(greatest(ev.starts_at, p.occurred_at) at time zone 'UTC', 'YYYY-MM')`;
const owedPostings = sql`ledger_entries e join ledger_postings p on p.id = e.posting_id
    join reseller_bookings rb on rb.booking_id = e.booking_id join bookings b on b.id = rb.booking_id join events ev on ev.id = b.event_id
  where e.account = 'reseller' and not exists (select from invoiced_postings i where i.posting_id = p.id)`;

/** Months that are over, of which resellers owe something that's on no invoice, the earliest first. */
export async function findDueOfResellers(db: Queryable): Promise<readonly DueOfReseller[]> {
  const { rows } = await db.execute<DueOfReseller & Record<string, unknown>>(sql`
    select r.id as "resellerId", r.name as "resellerName", u.id as "organizerId", ${nameOfUser} as "organizerName", u.gst_number as "gstNumber",
      due.currency, due.period
    from (select distinct rb.reseller_id, p.currency, ${owedMonth} as period
        from ${owedPostings} and greatest(ev.starts_at, p.occurred_at) < ${monthBegan}) due
      join resellers r on r.id = due.reseller_id join users u on u.id = r.organizer_id
    order by due.period, r.id, due.currency`);
  return rows;
}

/** What a reseller owes for a date. */
export interface OwedForDate extends LocalStart {
  readonly title: string;
  readonly bookings: number;
  /** What's owed, with tax. Negative if more was given back. */
  readonly cents: number;
  /** The tax in it. */
  readonly taxCents: number;
  readonly postingIds: readonly number[];
}

/** What an invoice to a reseller is about, by date. */
export async function findOwed(
  db: Queryable,
  { resellerId, currency, period }: Pick<DueOfReseller, 'resellerId' | 'currency' | 'period'>,
): Promise<readonly OwedForDate[]> {
  const { rows } = await db.execute<OwedForDate & Record<string, unknown>>(sql`
    select ev.title, ev.start_date::text as "startDate", ev.start_time as "startTime", count(distinct rb.booking_id)::int as bookings,
      sum(e.amount_cents)::float8 as cents, array_agg(p.id order by p.id) as "postingIds",
      sum(round(e.amount_cents::numeric * rb.tax_cents
        / nullif(rb.tax_cents + (select sum((unit ->> 'net')::int) from jsonb_array_elements(rb.units) unit), 0)))::float8 as "taxCents"
    from ${owedPostings} and rb.reseller_id = ${resellerId}::int and p.currency = ${currency} and ${owedMonth} = ${period}
    group by ev.id order by ev.starts_at nulls last, ev.id`);
  return rows;
}

const isOther = sql`p.cause not in ('payment', 'manual_fee')`;
const endOf = (period: string) => sql`((${period}::text || '-01')::timestamp + interval '1 month') at time zone 'UTC'`;

/** Notes which postings an invoice has. */
export async function markInvoiced(tx: Transaction, documentId: number, postingIds: readonly number[]): Promise<void> {
  await tx.execute(sql`insert into invoiced_postings (posting_id, document_id)
    select id, ${documentId}::int from unnest(${sql.param([...postingIds])}::int[]) as posting (id)`);
}
