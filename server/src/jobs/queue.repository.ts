import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';

/** A job whose lock is older died with its process: a live one renews the locks of its jobs. Source: OPS-06. */
const LEASE_SECONDS = 60;

export interface JobFigures {
  readonly waiting: number;
  readonly dead: number;
  /** Of the oldest job that could run now; 0 where there is none. */
  readonly oldestSeconds: number;
}

/** Gives jobs back whose process was killed while it worked on them. */
export async function releaseAbandonedJobs(db: Queryable): Promise<void> {
  await db.execute(sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker._private_jobs where locked_at < now() - make_interval(secs => ${LEASE_SECONDS})
    having count(*) > 0`);
}

/** Renews the locks of the jobs that these workers, of this process, have under way. */
export async function renewLocks(db: Queryable, workers: readonly string[]): Promise<void> {
  await db.execute(sql`update graphile_worker._private_jobs set locked_at = now()
    where locked_by = any(${sql.param([...workers])}::text[])`);
}

/** Gives back the jobs that these workers, of this process, have not ended in time; they are done at the next start. */
export async function releaseJobsOf(db: Queryable, workers: readonly string[]): Promise<void> {
  await db.execute(sql`select graphile_worker.force_unlock_workers(${sql.param([...workers])}::text[])`);
}

/** How the queue does, for health. */
export async function jobFigures(db: Queryable): Promise<JobFigures> {
  const { rows } = await db.execute<Record<keyof JobFigures, number>>(sql`select
    count(*) filter (where attempts < max_attempts)::int as waiting,
    count(*) filter (where attempts >= max_attempts)::int as dead,
    coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at <= now())), 0)::int
      as "oldestSeconds"
    from graphile_worker._private_jobs`);
  return rows[0] ?? { waiting: 0, dead: 0, oldestSeconds: 0 };
}
