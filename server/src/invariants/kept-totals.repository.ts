import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { foldTotals } from '../database/totals.repository';

/** 14: after what has changed is added up, every kept total is what a recount finds, and each series has the sums of its dates. */
export async function countWrongTotals(db: Queryable): Promise<number> {
  await foldTotals(db);
  const { rows } = await db.execute<{ offending: number }>(sql`
    with recounted as (
      select owner.id as owner_id, subject, bucket, sum(count) as count, sum(seats) as seats, sum(amount) as amount
      from event_contributions(array(select id from events)) each cross join lateral (values (0), (each.owner_id)) owner (id)
      where owner.id is not null and (owner.id = 0 or subject not in ('category', 'feature')) group by 1, 2, 3
      union all select 0, 'users', '', count(*), 0, 0 from users having count(*) > 0
    ), wrong as (
      select count(*) as found from recounted full join totals using (owner_id, subject, bucket)
      where (recounted.count, recounted.seats, recounted.amount) is distinct from (totals.count, totals.seats, totals.amount)
    ), strayed as (
      select count(*) as found from event_totals full join events on events.id = event_totals.event_id
      where event_totals.series_id is distinct from events.series_id
    ), wrong_series as (
      select count(*) as found from series_sums(array(select id from event_series)) summed full join series_totals kept using (series_id)
      where (summed.seats, summed.revenue, summed.match, summed.rating, summed.reviews)
        is distinct from (kept.seats, kept.revenue, kept.match, kept.rating, kept.reviews)
    )
    select (wrong.found + strayed.found + wrong_series.found)::int as offending from wrong, strayed, wrong_series`);
  return rows[0]?.offending ?? 0;
}
