import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** How many changes are added up in one statement. */
const most = 20_000;

/**
 * Adds the events that came and went to the cells of the map. Reading adds up what's left itself.
 * Source: docs/decisions/0081-cells-of-the-map.md.
 */
export async function foldMapChanges(db: Queryable): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ taken: number }>(sql`select fold_map_changes(${most}::int) as taken`);
    if ((rows[0]?.taken ?? 0) < most) return;
  }
}

/** Adds up every cell again, from nothing. */
export async function recountMapCells(db: Queryable): Promise<void> {
  await db.execute(sql`select recount_map_cells()`);
}
