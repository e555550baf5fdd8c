import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { foldTotals } from '../database/totals.repository';

/**
 * 14: once changes have been added up, each kept total equals a recount, and a series has the sums of its dates. People go on booking, so
 * one statement reads one snapshot: each event counts as it did when it was last counted, unless a note says that it has changed since.
 */
export async function countWrongTotals(db: Queryable): Promise<number> {
  await foldTotals(db);
  const { rows } = await db.execute<{ offending: number }>(sql`
    with changed as (
      select event_id, users from total_changes
    ), settled as (
      select id, series_id from events where id not in (select event_id from changed where event_id is not null)
    ), counted as materialized (
      select event_id, series_id, owner_id, was ->> 0 as subject, was ->> 1 as bucket, (was ->> 2)::bigint as count, (was ->> 3)::bigint as seats,
        (was ->> 4)::numeric as amount
      from event_totals, jsonb_array_elements(counted) was
    ), recounted as (
      select * from event_contributions(array(select id from settled))
    ), wrong_events as (
      select count(*) as found from recounted full join counted using (event_id, subject, bucket)
      where event_id not in (select event_id from changed where event_id is not null)
        and (recounted.owner_id, recounted.count, recounted.seats, recounted.amount)
          is distinct from (counted.owner_id, counted.count, counted.seats, counted.amount)
    ), summed as (
      select owner.id as owner_id, subject, bucket, sum(count) as count, sum(seats) as seats, sum(amount) as amount
      from counted cross join lateral (values (0), (counted.owner_id)) owner (id)
      where owner.id is not null and (owner.id = 0 or subject not in ('category', 'feature')) group by 1, 2, 3
      union all
      select 0, 'users', '', there.count, 0, 0
      from (select (select count(*) from users) - (select coalesce(sum(users), 0) from changed) as count) there where there.count <> 0
    ), wrong_totals as (
      select count(*) as found from summed full join totals using (owner_id, subject, bucket)
      where (summed.count, summed.seats, summed.amount) is distinct from (totals.count, totals.seats, totals.amount)
    ), strayed as (
      select count(*) as found from event_totals join settled on settled.id = event_totals.event_id
      where event_totals.series_id is distinct from settled.series_id
    ), wrong_series as (
      select count(*) as found from series_sums(array(select id from event_series)) summed full join series_totals kept using (series_id)
      where (summed.seats, summed.revenue, summed.match, summed.rating, summed.reviews)
        is distinct from (kept.seats, kept.revenue, kept.match, kept.rating, kept.reviews)
    )
    select (wrong_events.found + wrong_totals.found + strayed.found + wrong_series.found)::int as offending
    from wrong_events, wrong_totals, strayed, wrong_series`);
  return rows[0]?.offending ?? 0;
}
