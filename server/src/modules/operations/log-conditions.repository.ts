import { and, sql, type SQL, desc, eq, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { errorLogs, type ErrorLogRow } from '../../../db/schema/logs';
import type { Queryable } from '../../database/database';
import type { TimeCursor } from '../../http/time-cursor';

/** The expression that `error_logs_text` indexes. */
const text = sql`lower(${errorLogs.errorMessage} || ' ' || coalesce(${errorLogs.endpoint}, ''))`;

/** A stretch of a log. Days are in UTC, both included. */
export interface LogStretch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The end of the page before. */
  readonly after: TimeCursor | null;
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

/** Which errors. */
interface ErrorFilter extends LogStretch {
  /** A request id, or words of the message or endpoint. */
  readonly q?: string | undefined;
  readonly type?: string | undefined;
  readonly status?: number | undefined;
}

/** A page of errors, newest first, and one more if there is another page. */
export async function findErrorLogs(db: Queryable, filter: ErrorFilter): Promise<ErrorLogRow[]> {
  return db
    .select()
    .from(errorLogs)
    .where(
      and(
        inStretch(filter, errorLogs.createdAt, errorLogs.id),
        isAbout(filter.q),
        filter.type ? eq(errorLogs.errorType, filter.type) : undefined,
        filter.status === undefined ? undefined : eq(errorLogs.statusCode, filter.status),
      ),
    )
    .orderBy(desc(errorLogs.createdAt), desc(errorLogs.id))
    .limit(logPageSize + 1);
}

function isAbout(q = ''): SQL | undefined {
  if (q === '') return undefined;
  const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(eq(errorLogs.requestId, q), sql`${text} like ${pattern}`);
}

/** Every type of error there is. */
export function findErrorTypes(db: Queryable): Promise<string[]> {
  return valuesOf(db, errorLogs.errorType);
}
