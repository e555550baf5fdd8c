import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { foldTotals } from '../database/totals.repository';

/** 14: after what has changed is added up, every kept total is what a recount finds. */
export async function countWrongTotals(db: Queryable): Promise<number> {
  await foldTotals(db);
  const { rows } = await db.execute<{ offending: number }>(sql`
    with recounted as (
      select owner.id as owner_id, subject, bucket, sum(count) as count, sum(seats) as seats, sum(amount) as amount
      from event_contributions(array(select id from events)) each cross join lateral (values (0), (each.owner_id)) owner (id)
      where owner.id is not null and (owner.id = 0 or subject not in ('category', 'feature')) group by 1, 2, 3
      union all select 0, 'users', '', count(*), 0, 0 from users having count(*) > 0
    )
    select count(*)::int as offending from recounted full join totals using (owner_id, subject, bucket)
    where (recounted.count, recounted.seats, recounted.amount) is distinct from (totals.count, totals.seats, totals.amount)`);
  return rows[0]?.offending ?? 0;
}
