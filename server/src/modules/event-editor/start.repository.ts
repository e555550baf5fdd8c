import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';

/** The instant of a local date and time, by the function that computes it for stored events. */
export async function startOf(
  tx: Queryable,
  { date, time, timezone }: { readonly date: string; readonly time: string; readonly timezone: string },
): Promise<Date> {
  const { rows } = await tx.execute<{ ms: number }>(
    sql`select extract(epoch from local_instant(${date}::date, ${time}, ${timezone}))::float8 * 1000 as ms`,
  );
  return new Date(rows[0]?.ms ?? Number.NaN);
}
