import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { errorLogs, type ErrorLogRow } from '../../../db/schema/error-logs';
import type { Queryable } from '../../database/database';
import { inStretch, logPageSize, valuesOf, type LogStretch } from './log-conditions.repository';

/** Which errors. */
export interface ErrorFilter extends LogStretch {
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

/** The expression that `error_logs_text` indexes. */
const text = sql`lower(${errorLogs.errorMessage} || ' ' || coalesce(${errorLogs.endpoint}, ''))`;

function isAbout(q = ''): SQL | undefined {
  if (q === '') return undefined;
  const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(eq(errorLogs.requestId, q), sql`${text} like ${pattern}`);
}

/** Every type of error there is. */
export function findErrorTypes(db: Queryable): Promise<string[]> {
  return valuesOf(db, errorLogs.errorType);
}
