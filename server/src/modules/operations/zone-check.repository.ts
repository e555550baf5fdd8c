import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';

/**
 * The zones for which PostgreSQL's own rules differ from the zone table at any time of the next two years, and those it doesn't know. It
 * looks every week, and on both sides of every change in the table.
 */
export async function zonesOtherThanPostgres(db: Queryable): Promise<readonly string[]> {
  const { rows } = await db.execute<{ zone: string }>(sql`
    with ours as (select distinct zone from zone_offsets),
      known as (select zone from ours where zone in (select name from pg_timezone_names)),
      looked as (
        select zone, at from known cross join generate_series(now(), now() + interval '2 years', interval '7 days') at
        union all
        select zone, until - make_interval(secs => before) from zone_offsets join known using (zone) cross join (values (0), (1)) side (before)
        where until between now() and now() + interval '2 years')
    select zone from ours where zone not in (select zone from known)
    union
    select zone from looked where at at time zone zone <> local_time(at, zone)
    order by zone`);
  return rows.map(({ zone }) => zone);
}

/** Whether the instants of all future events follow the loaded table. */
export async function zoneTableIsApplied(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ applied: boolean }>(
    sql`select applied_at is not null as applied from zone_edition`,
  );
  return rows[0]?.applied ?? false;
}
