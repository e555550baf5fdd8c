import { sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import type { Database } from '../../database/database';

/** A batch of so many events takes about a third of a second, and locks their search rows for that long. */
const eventsAtOnce = 500;

/**
 * Writes a category's current name into what's searched of all its events, one batch after the other. It's safe to run again.
 * @throws the reason of `stopping` between two batches
 */
export async function renewCategorySearch(
  db: Database,
  categoryId: number,
  { stopping, atOnce = eventsAtOnce }: { readonly stopping: AbortSignal; readonly atOnce?: number },
): Promise<void> {
  let last: number | null = 0;
  while (last !== null) {
    stopping.throwIfAborted();
    last = await renewBatch(db, { categoryId, after: last, atOnce });
  }
}

interface Batch {
  readonly categoryId: number;
  /** The last event of the batch before. */
  readonly after: number;
  readonly atOnce: number;
}

/** @returns the batch's last event; null if there was none left */
async function renewBatch(db: Database, { categoryId, after, atOnce }: Batch): Promise<number | null> {
  const { rows } = await db.execute<{ last: number | null }>(sql`with of_category as (
      select id from ${events} where id > ${after} and ${categoryId} in
        (category_id, secondary_category_id1, secondary_category_id2, secondary_category_id3, secondary_category_id4)
      order by id limit ${atOnce}
    ), named as materialized (select array_agg(id) as ids, max(id) as last from of_category)
    select last, refresh_event_searches(ids) from named where last is not null`);
  return rows[0]?.last ?? null;
}
