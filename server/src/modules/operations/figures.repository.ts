import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';

/** Counts by state, of what's recent or unfinished: whole tables would be counted at every scrape. */
export interface StateCounts {
  readonly bookingsOfDay: Readonly<Record<string, number>>;
  readonly paymentsOpen: Readonly<Record<string, number>>;
  readonly refundsUnmade: Readonly<Record<string, number>>;
  readonly emailsUnsent: Readonly<Record<string, number>>;
  readonly holdsLive: number;
}

export async function readStateCounts(db: Queryable): Promise<StateCounts> {
  const { rows } = await db.execute<{ [Name in keyof StateCounts]: StateCounts[Name] }>(sql`select
    (select coalesce(json_object_agg(status, count), '{}') from
      (select status, count(*)::int from bookings where seats > 0 and booked_at > now() - interval '1 day' group by status) day) as "bookingsOfDay",
    (select coalesce(json_object_agg(status, count), '{}') from
      (select status, count(*)::int from payments where status not in ('succeeded', 'refunded', 'canceled') group by status) open)
      as "paymentsOpen",
    (select coalesce(json_object_agg(status, count), '{}') from
      (select status, count(*)::int from refunds where status in ('pending', 'awaiting_dispute')
        or (status = 'failed' and repeated_as is null) group by status) unmade) as "refundsUnmade",
    (select coalesce(json_object_agg(state, count), '{}') from
      (select state, count(*)::int from mails where state <> 'sent' group by state) unsent) as "emailsUnsent",
    (select count(*)::int from holds where status = 'active') as "holdsLive"`);
  const [row] = rows;
  if (row === undefined) throw new RangeError('no counts came back');
  return row;
}
