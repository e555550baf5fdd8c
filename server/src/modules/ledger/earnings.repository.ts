import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { earnedBy, earnedByEach, isOwed } from '../../database/earned.repository';

/** Where the money of bookings went, in cents, less what was refunded. */
export interface EarningSums {
  readonly revenue: number;
  readonly siteFee: number;
  /** What the site paid, by discounts that it bears. */
  readonly siteDiscount: number;
  readonly tax: number;
}

/** The same of an event's bookings. */
export interface EventEarnings extends EarningSums {
  readonly eventId: number;
  readonly title: string;
  readonly startDate: string;
  readonly isCancelled: boolean;
  readonly hasEnded: boolean;
}

const sumOf = (account: 'fees' | 'tax' | 'discounts') =>
  sql`coalesce(sum(e.amount_cents) filter (where e.account = ${account}), 0)::float8`;
/** The figures beside the revenue, of entries `e`. */
const others = sql`0 - ${sumOf('fees')} as "siteFee", 0 - ${sumOf('tax')} as tax, ${sumOf('discounts')} as "siteDiscount"`;
const isOther = sql`e.account in ('fees', 'tax', 'discounts')`;
/** The events of an organizer that had money in them. */
const paidEvents = (organizerId: number) => sql`events where organizer_id = ${organizerId}::int
  and exists (select from ledger_entries paid where paid.event_id = events.id and paid.account = 'organizer')`;

/** The latest events of an organizer that had money in them, the last first. */
export async function findEarnings(
  db: Queryable,
  organizerId: number,
  limit: number,
): Promise<readonly EventEarnings[]> {
  const { rows } = await db.execute<EventEarnings & Record<string, unknown>>(sql`
    with listed as materialized (
      select id, title, start_date, status, starts_at, ends_at from ${paidEvents(organizerId)}
      order by starts_at desc, id desc limit ${limit}::int)
    select id as "eventId", title, start_date::text as "startDate", status = 'cancelled' as "isCancelled", ends_at < now() as "hasEnded",
      ${earnedBy(sql`listed.id`)} as revenue, sums.*
    from listed cross join lateral (select ${others} from ledger_entries e where e.event_id = listed.id and ${isOther}) as sums
    order by starts_at desc, id desc`);
  return rows;
}

/** The figures of all of them. */
export async function findEarningSums(db: Queryable, organizerId: number): Promise<EarningSums> {
  const { rows } = await db.execute<EarningSums & Record<string, unknown>>(sql`
    with paid as materialized (select id from ${paidEvents(organizerId)})
    select ${earnedByEach(sql`array(select id from paid)`)} as revenue, sums.*
    from (select ${others} from paid join ledger_entries e on e.event_id = paid.id and ${isOther}) as sums`);
  return rows[0] ?? { revenue: 0, siteFee: 0, siteDiscount: 0, tax: 0 };
}

/** What an organizer is owed, in cents. */
export interface OwedTotals {
  /** Their part, tax that they remit and adjustments included, of events that are over, and of those to come. */
  readonly ended: number;
  readonly coming: number;
  /** Transfers less what was taken back. */
  readonly paidOut: number;
}

export async function findOwedTotals(db: Queryable, organizerId: number): Promise<OwedTotals> {
  const { rows } = await db.execute<OwedTotals & Record<string, unknown>>(sql`
    with brought as materialized (
      select e.event_id, -sum(e.amount_cents) filter (where ${isOwed}) as cents, sum(e.amount_cents) filter (where e.account = 'paid_out') as paid
      from ledger_entries e where e.organizer_id = ${organizerId}::int group by 1
    )
    select coalesce(sum(cents) filter (where ev.id is null or ev.ends_at < now()), 0)::float8 as ended,
      coalesce(sum(cents) filter (where ev.ends_at >= now()), 0)::float8 as coming, coalesce(sum(paid), 0)::float8 as "paidOut"
    from brought left join events ev on ev.id = brought.event_id`);
  return rows[0] ?? { ended: 0, coming: 0, paidOut: 0 };
}
