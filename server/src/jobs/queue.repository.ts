import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';

/** A job that is locked for longer died with its process; tasks end or fail well before. Source: OPS-06. */
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
