import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { earnedBy, isOwed } from '../../database/earned.repository';

/** Where the money of an event's bookings went, in cents, less what was refunded. */
export interface EventEarnings {
  readonly eventId: number;
  readonly title: string;
  readonly startDate: string;
  readonly isCancelled: boolean;
  readonly hasEnded: boolean;
  readonly revenue: number;
  readonly siteFee: number;
  /** What the site paid, by discounts that it bears. */
  readonly siteDiscount: number;
  readonly tax: number;
}

/** Every event of an organizer that had money in it, the latest first. */
export async function findEarnings(db: Queryable, organizerId: number): Promise<readonly EventEarnings[]> {
  const sumOf = (account: 'fees' | 'tax' | 'discounts') =>
    sql`(select coalesce(sum(amount_cents), 0)::float8 from ledger_entries where event_id = events.id and account = ${account})`;
  const { rows } = await db.execute<EventEarnings & Record<string, unknown>>(sql`
    select events.id as "eventId", title, start_date::text as "startDate", status = 'cancelled' as "isCancelled",
      ends_at < now() as "hasEnded", ${earnedBy(sql`events.id`)} as revenue, 0 - ${sumOf('fees')} as "siteFee", 0 - ${sumOf('tax')} as tax,
      ${sumOf('discounts')} as "siteDiscount"
    from events
    where organizer_id = ${organizerId}::int
      and exists (select from ledger_entries e where e.event_id = events.id and e.account = 'organizer')
    order by starts_at desc nulls last, events.id desc`);
  return rows;
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
    select coalesce(sum(-e.amount_cents) filter (where ${isOwed} and (ev.id is null or ev.ends_at < now())), 0)::float8 as ended,
      coalesce(sum(-e.amount_cents) filter (where ${isOwed} and ev.id is not null and coalesce(ev.ends_at >= now(), true)), 0)::float8 as coming,
      coalesce(sum(e.amount_cents) filter (where e.account = 'paid_out'), 0)::float8 as "paidOut"
    from ledger_entries e left join events ev on ev.id = e.event_id
    where e.organizer_id = ${organizerId}::int and e.account in ('organizer', 'tax', 'paid_out')`);
  return rows[0] ?? { ended: 0, coming: 0, paidOut: 0 };
}
