import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { earnedBy } from '../../database/earned.repository';

/** Where the money of an event's bookings went, in cents, less what was refunded. */
export interface EventEarnings {
  readonly eventId: number;
  readonly title: string;
  readonly startDate: string;
  readonly isCancelled: boolean;
  readonly hasEnded: boolean;
  readonly revenue: number;
  readonly siteFee: number;
  readonly tax: number;
}

/** Every event of an organizer that had money in it, the latest first. */
export async function findEarnings(db: Queryable, organizerId: number): Promise<readonly EventEarnings[]> {
  const sumOf = (account: 'fees' | 'tax') =>
    sql`(select -coalesce(sum(amount_cents), 0)::float8 from ledger_entries where event_id = events.id and account = ${account})`;
  const { rows } = await db.execute<EventEarnings & Record<string, unknown>>(sql`
    select events.id as "eventId", title, start_date::text as "startDate", status = 'cancelled' as "isCancelled",
      ends_at < now() as "hasEnded", ${earnedBy(sql`events.id`)} as revenue, ${sumOf('fees')} as "siteFee", ${sumOf('tax')} as tax
    from events
    where organizer_id = ${organizerId}::int
      and exists (select from ledger_entries e where e.event_id = events.id and e.account = 'organizer')
    order by starts_at desc nulls last, events.id desc`);
  return rows;
}
