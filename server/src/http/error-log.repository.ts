import { sql } from 'drizzle-orm';
import { errorLogs } from '../../db/schema/error-logs';
import { users } from '../../db/schema/users';
import type { Queryable } from '../database/database';

/** What is kept of a request that failed by our fault; e-mail and address stand here and nowhere else (ERR-04). */
export interface LoggedError {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly errorDetails: Record<string, unknown>;
  readonly requestId: string;
  readonly endpoint: string;
  readonly httpMethod: string;
  readonly statusCode: number;
  readonly userId: number | null;
  readonly userAgent: string | null;
  readonly ipAddress: string;
}

/** Writes one row. The person's e-mail is looked up by id, as callers do not carry it. */
export async function insertErrorLog(db: Queryable, entry: LoggedError): Promise<void> {
  await db
    .insert(errorLogs)
    .values({ ...entry, email: sql`(select ${users.email} from ${users} where ${users.id} = ${entry.userId})` });
}

/** Forgets errors after 30 days. Source: rule ERR-04. */
export async function removeOldErrorLogs(db: Queryable): Promise<void> {
  await db.delete(errorLogs).where(sql`${errorLogs.createdAt} < now() - interval '30 days'`);
}
