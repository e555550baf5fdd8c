import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import type { TaskName, TaskPayload } from './tasks';

/** When, and how many. */
export interface JobOptions {
  /** Not before so many seconds from now, by the database's clock. */
  readonly afterSeconds?: number;
  /** A waiting job with the same key is replaced: there is one. */
  readonly key?: string;
}

/** Tries until a job counts as dead, about a day of growing pauses. Source: rule OPS-06. */
const MAX_TRIES = 12;

/**
 * Puts a job into the queue, in the transaction given: it is done after the commit, and never existed when that does not
 * come. It may be done twice (a crash at the worst moment), and must then change nothing the second time.
 */
export async function addJob<Name extends TaskName>(
  tx: Queryable,
  name: Name,
  payload: TaskPayload<Name>,
  options: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`select ${addingJob(name, sql`${JSON.stringify(payload)}::json`, options)}`);
}

/** The same as part of a statement that writes what the job is about. @param payload json */
export function addingJob(name: TaskName, payload: SQL, { afterSeconds = 0, key }: JobOptions = {}): SQL<string> {
  return sql`graphile_worker.add_job(${name}::text, payload => ${payload}, max_attempts => ${MAX_TRIES}::int,
    job_key => ${key ?? null}::text, run_at => now() + make_interval(secs => ${afterSeconds}::float8))`;
}
