import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import type { TaskName, TaskPayload } from './tasks';

/** When a job runs, and whether it replaces another. */
export interface JobOptions {
  /** The earliest start in seconds from now, by the database's clock. */
  readonly afterSeconds?: number;
  /** Replaces a waiting job with the same key, so that there's only one. */
  readonly key?: string | SQL;
  /** Jobs with a lower number run first; `usual` by default. */
  readonly priority?: number | SQL;
}

/** The priority of most jobs. */
export const usual = 0;
/** Of jobs for which no one is waiting, and of those that come in thousands. */
export const unhurried = 1;

/** Attempts before a job counts as dead: about a day, with growing pauses. Source: rule OPS-06. */
const maxTries = 12;

/**
 * Adds a job to the queue in the given transaction. It runs after the commit, and never if the transaction is rolled back.
 * It can run twice (after a crash at the wrong moment), and the second run must change nothing.
 */
export async function addJob<Name extends TaskName>(
  tx: Queryable,
  name: Name,
  payload: TaskPayload<Name>,
  options: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`select ${addingJob(name, sql`${JSON.stringify(payload)}::json`, options)}`);
}

/** The same as part of a statement that writes the rows the job is about. @param payload json */
export function addingJob(
  name: TaskName,
  payload: SQL,
  { afterSeconds = 0, key, priority = usual }: JobOptions = {},
): SQL<string> {
  return sql`graphile_worker.add_job(${name}::text, payload => ${payload}, max_attempts => ${maxTries}::int,
    job_key => ${key ?? null}::text, priority => ${priority}::int, run_at => now() + make_interval(secs => ${afterSeconds}::float8))`;
}
