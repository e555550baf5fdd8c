import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database';
import type { LogCursor } from './log-cursor';

/** A stretch of a log. Days are in UTC, both included. */
export interface LogStretch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The end of the page before. */
  readonly after: LogCursor | null;
}

/** Rows on one page of a log. */
export const logPageSize = 50;

/** The rows of a stretch, by the columns that order the log. */
export function inStretch({ from, to, after }: LogStretch, at: AnyPgColumn, id: AnyPgColumn): SQL | undefined {
  const utc = sql`at time zone 'UTC'`;
  return and(
    from === undefined ? undefined : sql`${at} >= ${from}::date::timestamp ${utc}`,
    to === undefined ? undefined : sql`${at} < (${to}::date + 1)::timestamp ${utc}`,
    after === null ? undefined : sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`,
  );
}

/**
 * Every value of an indexed column, in order. It skips from one value to the next in the index, so that it reads as many rows as there
 * are values, however long the log is.
 */
export async function valuesOf(db: Queryable, column: AnyPgColumn): Promise<string[]> {
  const { table, name } = { table: column.table, name: sql.identifier(column.name) };
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive found as (
      (select ${name} as value from ${table} where ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from ${table} where ${name} > found.value order by ${name} limit 1) from found
      where found.value is not null
    )
    select value from found where value is not null limit 200`);
  return rows.map(({ value }) => value);
}
