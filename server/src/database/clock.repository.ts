import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** The database's clock, which decides when a hold expires (rule PAY-18). */
export async function readClock(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ now: Date }>(sql`select now() as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}
