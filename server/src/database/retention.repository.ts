import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** Deletes what's older than it's kept: server/db/functions/retention.sql. Source: rule PRI-06. */
export async function deleteOldRows(db: Queryable): Promise<void> {
  await db.execute(sql`select delete_old_rows()`);
}
