import { sql } from 'drizzle-orm';
import { errorLogs } from '../../db/schema/logs';
import { users } from '../../db/schema/users';
import type { Queryable } from '../database/database';

/** What's kept about a request that failed because of a bug. Email and IP address are logged here and nowhere else (ERR-04). */
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

/** Writes one row. The email is looked up by user id, because callers don't carry it. */
export async function insertErrorLog(db: Queryable, entry: LoggedError): Promise<void> {
  await db
    .insert(errorLogs)
    .values({ ...entry, email: sql`(select ${users.email} from ${users} where ${users.id} = ${entry.userId})` });
}
