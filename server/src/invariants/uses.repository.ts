import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { count } from './invariants.repository';

/** 22: nothing is used beyond its quantity unless it's forced; every date has what its seats need, no more, and none that's cancelled anything. */
export function countWrongUses(db: Queryable): Promise<number> {
  return count(
    db,
    sql`select r.id from resource_uses u join resources r on r.id = u.resource_id
        where not u.forced and (select sum(o.quantity) from resource_uses o
          where o.resource_id = r.id and not o.forced and o.during @> lower(u.during)) > r.quantity
      union all select e.id from resource_uses u join events e on e.id = u.event_id
        where e.status = 'cancelled' or (not u.by_hand and e.seats_confirmed + e.seats_held = 0)
      union all select e.id from events e join event_series s on s.id = e.series_id
        where e.covered_seats is not null and e.ends_at > now() and e.covered_seats is distinct from (
          select greatest(e.seats_confirmed + e.seats_held, min(seats_covered(need, resources_had(e.id, need))))
          from jsonb_array_elements(s.needs) as need)`,
  );
}
