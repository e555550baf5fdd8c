import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { isOwed } from '../../database/earned.repository';
import { isTaken } from '../../database/taken.repository';

/** Where the money of bookings went, in cents, less what was refunded. */
export interface EarningSums {
  readonly revenue: number;
  readonly siteFee: number;
  /** What the site paid, by discounts that it bears. */
  readonly siteDiscount: number;
  readonly tax: number;
  /** What the organizer says that they took themselves, apart from all of these. */
  readonly taken: number;
}

/** The same of an event's bookings. */
export interface EventEarnings extends EarningSums {
  readonly eventId: number;
  readonly title: string;
  readonly startDate: string;
  readonly startTime: string;
  readonly isCancelled: boolean;
  readonly hasEnded: boolean;
}

const sumOf = (account: 'organizer' | 'fees' | 'tax' | 'discounts') =>
  sql`coalesce(sum(e.amount_cents) filter (where e.account = ${account}), 0)::float8`;
/** The figures of each event, as a row of its own. */
const itsSums = sql`lateral (
  select 0 - ${sumOf('organizer')} as revenue, 0 - ${sumOf('fees')} as "siteFee", 0 - ${sumOf('tax')} as tax, ${sumOf('discounts')} as "siteDiscount"
  from ledger_entries e where e.event_id = events.id and e.account in ('organizer', 'fees', 'tax', 'discounts')) as sums cross join lateral (
  select coalesce(sum(taken.taken_cents), 0)::float8 as taken from bookings taken where taken.event_id = events.id and ${isTaken}) as theirs`;
/** Whether an event had money in it, or its organizer took some themselves. */
const hadMoney = sql`(exists (select from ledger_entries paid where paid.event_id = events.id and paid.account = 'organizer')
  or exists (select from bookings taken where taken.event_id = events.id and ${isTaken}))`;

/** The latest events of an organizer that had money in them, the last first. */
export async function findEarnings(
  db: Queryable,
  organizerId: number,
  limit: number,
): Promise<readonly EventEarnings[]> {
  const { rows } = await db.execute<EventEarnings & Record<string, unknown>>(sql`
    select events.id as "eventId", title, start_date::text as "startDate", start_time as "startTime", status = 'cancelled' as "isCancelled", ends_at < now() as "hasEnded", sums.*, theirs.taken
    from (select * from events where organizer_id = ${organizerId}::int and ${hadMoney}
      order by starts_at desc, id desc limit ${limit}::int) as events cross join ${itsSums}
    order by starts_at desc, events.id desc`);
  return rows;
}

/** The figures of all of them. */
export async function findEarningSums(db: Queryable, organizerId: number): Promise<EarningSums> {
  const { rows } = await db.execute<EarningSums & Record<string, unknown>>(sql`
    select coalesce(sum(revenue), 0)::float8 as revenue, coalesce(sum("siteFee"), 0)::float8 as "siteFee",
      coalesce(sum(tax), 0)::float8 as tax, coalesce(sum("siteDiscount"), 0)::float8 as "siteDiscount", coalesce(sum(taken), 0)::float8 as taken
    from events cross join ${itsSums} where organizer_id = ${organizerId}::int and ${hadMoney}`);
  return rows[0] ?? { revenue: 0, siteFee: 0, siteDiscount: 0, tax: 0, taken: 0 };
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
    select coalesce(-sum(e.amount_cents) filter (where ${isOwed} and (ev.id is null or ev.ends_at < now())), 0)::float8 as ended,
      coalesce(-sum(e.amount_cents) filter (where ${isOwed} and ev.ends_at >= now()), 0)::float8 as coming,
      coalesce(sum(e.amount_cents) filter (where e.account = 'paid_out'), 0)::float8 as "paidOut"
    from ledger_entries e left join events ev on ev.id = e.event_id where e.organizer_id = ${organizerId}::int`);
  return rows[0] ?? { ended: 0, coming: 0, paidOut: 0 };
}
