import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { foldMapChanges } from '../database/map-cells.repository';

/** 15: after what came and went is added up, every cell of the map has what a recount finds. */
export async function countWrongCells(db: Queryable): Promise<number> {
  await foldMapChanges(db);
  const { rows } = await db.execute<{ offending: number }>(sql`
    with recounted as (
      select level, map_cell(latitude, longitude) >> (2 * (14 - level)) as cell, count(*) as count,
        sum(round(latitude * 1000000)) as latitudes, sum(round(longitude * 1000000)) as longitudes
      from events cross join lateral (values (6), (8), (10), (12), (14)) kept (level)
      where status = 'published' and latitude is not null group by 1, 2
    )
    select count(*)::int as offending from recounted full join map_cells using (level, cell)
    where (recounted.count, recounted.latitudes, recounted.longitudes)
      is distinct from (map_cells.count, map_cells.latitudes, map_cells.longitudes)`);
  return rows[0]?.offending ?? 0;
}
