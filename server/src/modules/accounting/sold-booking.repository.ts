import { asc, eq, inArray, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { payments } from '../../../db/schema/payments';
import { taxSettings } from '../../../db/schema/program';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import { knownAs } from '../../database/paid-rows';
import type { LocalStart } from '../../mail/date-text';

/** Everything that a receipt says of a sale. */
export interface SoldBooking {
  readonly booking: BookingRow;
  /** Its number as its traveller knows it: of the booking that moved, for a supplement. */
  readonly knownAs: number;
  readonly event: {
    readonly title: string;
    readonly location: string;
    readonly startDate: string;
    readonly startTime: string;
    readonly timezone: string;
  };
  readonly currency: string;
  readonly organizerId: number | null;
  readonly organizerName: string | null;
  /** The traveller's; null if their account is gone. */
  readonly travellerName: string | null;
  /** The number under which the site is registered for GST/HST, as of the last start. */
  readonly siteGstNumber: string | null;
}

const organizer = sql<
  string | null
>`(select coalesce(u.display_name, nullif(concat_ws(' ', u.first_name, u.last_name), ''))
  from users u where u.id = ${events.organizerId})`;
const siteGstNumber = sql<string | null>`(select ${taxSettings.gstNumber} from ${taxSettings})`;

/**
 * Locks payments, so that their documents are issued by one process at a time, and reads what was sold.
 * @returns by the payment's id
 */
export async function lockSold(
  tx: Transaction,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, SoldBooking>> {
  const asked = inArray(payments.id, [...paymentIds]);
  await tx.select({ id: payments.id }).from(payments).where(asked).orderBy(asc(payments.id)).for('no key update');
  const rows = await tx
    .select({
      paymentId: payments.id,
      booking: bookings,
      knownAs: knownAs(bookings.id),
      event: {
        title: events.title,
        location: events.location,
        startDate: events.startDate,
        startTime: events.startTime,
        timezone: events.timezone,
      },
      currency: payments.currency,
      organizerId: events.organizerId,
      organizerName: organizer,
      travellerName: sql<string | null>`nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), '')`,
      siteGstNumber,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(asked)
    .orderBy(asc(payments.id));
  return new Map(rows.map(({ paymentId, ...sold }) => [paymentId, sold]));
}

/** A month of fees that no invoice has. */
export interface DueInvoice {
  readonly organizerId: number;
  readonly organizerName: string | null;
  readonly siteGstNumber: string | null;
  readonly currency: string;
  /** 'YYYY-MM'. */
  readonly period: string;
}

/**
 * Months (UTC) that are over, in which an organizer's sales had fees that aren't invoiced, and of which there's no invoice, the earliest first. They're
 * over an hour late, so that what was posted at their end is in them.
 */
export async function findDueInvoices(db: Queryable, organizerId?: number): Promise<readonly DueInvoice[]> {
  const { rows } = await db.execute<DueInvoice & Record<string, unknown>>(sql`
    select ev.organizer_id as "organizerId", p.currency, to_char(p.occurred_at at time zone 'UTC', 'YYYY-MM') as period,
      max(coalesce(u.display_name, nullif(concat_ws(' ', u.first_name, u.last_name), ''))) as "organizerName", max(${siteGstNumber}) as "siteGstNumber"
    from ledger_entries e join ledger_postings p on p.id = e.posting_id join events ev on ev.id = e.event_id join users u on u.id = ev.organizer_id
    where e.account = 'fees' and p.occurred_at < date_trunc('month', (now() - interval '1 hour') at time zone 'UTC') at time zone 'UTC'
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

const isOther = sql`p.cause not in ('payment', 'manual_fee')`;
const endOf = (period: string) => sql`((${period}::text || '-01')::timestamp + interval '1 month') at time zone 'UTC'`;

/** Locks an organizer's row, so that one process invoices them at a time. */
export async function lockOrganizer(tx: Transaction, organizerId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, organizerId)).for('no key update');
}

/** Notes which postings an invoice has. */
export async function markInvoiced(tx: Transaction, documentId: number, postingIds: readonly number[]): Promise<void> {
  await tx.execute(sql`insert into invoiced_postings (posting_id, document_id)
    select id, ${documentId}::int from unnest(${sql.param([...postingIds])}::int[]) as posting (id)`);
}
