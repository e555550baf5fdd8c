import { eq, sql } from 'drizzle-orm';
import { taskRuns } from '../../db/schema/program';
import type { Queryable } from '../database/database';

/*
 * These queries read and write graphile-worker's private tables, because it has no public way to read the queue's state or to
 * renew a lock. A test in queue.test.ts fails if the columns change. Upstream: https://github.com/graphile/worker/issues/380
 * (figures of the queue) and https://github.com/graphile/worker/issues/198 (lock expiry).
 */

/** A job with an older lock died with its process, because a live process renews the locks of its jobs. Source: rule OPS-06. */
const leaseSeconds = 60;

/** A job is only given up when a try fails. One whose process died during its last try gets another, this much later. */
const anotherTrySeconds = 3600;

/**
 * A run of a recurring task that another run has taken the place of. When one is added while the last is running, the queue takes key and tries from
 * the last. Nothing is lost if that was cut: the later run does its work, is waiting, or fails for itself.
 */
const isSuperseded = sql`(job.key is null and job.attempts >= job.max_attempts and exists (
  select from graphile_worker._private_tasks task where task.id = job.task_id and (
    exists (select from graphile_worker._private_jobs later
      where later.task_id = task.id and later.id > job.id and later.key = task.identifier)
    or exists (select from task_runs run where run.task = task.identifier and run.ended_at > job.created_at))))`;

/** A job that's out of tries, and isn't being tried right now. */
const isDead = sql`(job.attempts >= job.max_attempts and job.locked_at is null and not ${isSuperseded})`;

export interface JobFigures {
  readonly waiting: number;
  readonly dead: number;
  /** Of those waiting: they failed, and wait for another try. */
  readonly tryingAgain: number;
  /** Age of the oldest job that could run now; 0 if there is none. */
  readonly oldestSeconds: number;
}

/** Returns jobs to the queue if their process was killed while it worked on them, and forgets runs that later ones have taken the place of. */
export async function releaseAbandonedJobs(db: Queryable): Promise<void> {
  await db.execute(sql`delete from graphile_worker._private_jobs job
    where ${isSuperseded} and (locked_at is null or locked_at < now() - make_interval(secs => ${leaseSeconds}))`);
  await db.execute(sql`update graphile_worker._private_jobs
    set attempts = max_attempts - 1, run_at = now() + make_interval(secs => ${anotherTrySeconds})
    where locked_at < now() - make_interval(secs => ${leaseSeconds}) and attempts >= max_attempts`);
  await db.execute(sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker._private_jobs where locked_at < now() - make_interval(secs => ${leaseSeconds})
    having count(*) > 0`);
}

/** Renews the locks of the jobs that these workers of this process are running. */
export async function renewLocks(db: Queryable, workers: readonly string[]): Promise<void> {
  await db.execute(sql`update graphile_worker._private_jobs set locked_at = now()
    where locked_by = any(${sql.param([...workers])}::text[])`);
}

/** Returns the jobs that these workers of this process didn't finish in time. They run at the next start, and the try doesn't count. */
export async function releaseJobsOf(db: Queryable, workers: readonly string[]): Promise<void> {
  await db.execute(sql`update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0)
    where locked_by = any(${sql.param([...workers])}::text[])`);
  await db.execute(sql`select graphile_worker.force_unlock_workers(${sql.param([...workers])}::text[])`);
}

/** The state of the queue, for the health page. */
export async function jobFigures(db: Queryable): Promise<JobFigures> {
  const { rows } = await db.execute<Record<keyof JobFigures, number>>(sql`select
    count(*) filter (where job.attempts < job.max_attempts or job.locked_at is not null)::int as waiting,
    count(*) filter (where ${isDead})::int as dead,
    count(*) filter (where job.attempts between 1 and job.max_attempts - 1 and job.locked_at is null)::int as "tryingAgain",
    coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at <= now())), 0)::int
      as "oldestSeconds"
    from graphile_worker._private_jobs job`);
  return rows[0] ?? { waiting: 0, dead: 0, tryingAgain: 0, oldestSeconds: 0 };
}

/** Records that a recurring task has run. */
export async function recordRun(db: Queryable, task: string): Promise<void> {
  const endedAt = sql`now()`;
  await db.insert(taskRuns).values({ task, endedAt }).onConflictDoUpdate({ target: taskRuns.task, set: { endedAt } });
}

/** When a recurring task last ran in any process; null if it never has. */
export async function lastRun(db: Queryable, task: string): Promise<Date | null> {
  const [row] = await db.select().from(taskRuns).where(eq(taskRuns.task, task));
  return row?.endedAt ?? null;
}

export interface QueuedJob {
  readonly id: number;
  readonly task: string;
  readonly state: 'dead' | 'trying_again' | 'running' | 'waiting';
  readonly tries: number;
  readonly maxTries: number;
  readonly addedAt: Date;
  readonly runAt: Date;
  /** As it was thrown. It can quote a row, so it must not be shown as it is. */
  readonly lastError: string | null;
}

/** Jobs of the queue: dead ones first, then those that failed before, then the rest; oldest first. */
export async function findJobs(db: Queryable, limit: number): Promise<QueuedJob[]> {
  const { rows } = await db.execute<QueuedRow>(sql`select job.id::int, tasks.identifier as task, case
      when job.locked_at is not null then 'running' when attempts >= max_attempts then 'dead'
      when attempts > 0 then 'trying_again' else 'waiting' end as state,
      attempts::int as tries, max_attempts::int as "maxTries", last_error as "lastError",
      extract(epoch from created_at)::float8 as "addedAt", extract(epoch from run_at)::float8 as "runAt"
    from graphile_worker._private_jobs job join graphile_worker._private_tasks tasks on tasks.id = job.task_id
    where not (${isSuperseded} and job.locked_at is null)
    order by attempts < max_attempts or job.locked_at is not null, attempts = 0, run_at, job.id limit ${limit}`);
  return rows.map((row) => ({ ...row, addedAt: atSecond(row.addedAt), runAt: atSecond(row.runAt) }));
}

type QueuedRow = Record<keyof QueuedJob, unknown> &
  Omit<QueuedJob, 'addedAt' | 'runAt'> & { readonly addedAt: number; readonly runAt: number };

function atSecond(seconds: number): Date {
  return new Date(Math.round(seconds * 1000));
}

/** Runs a job again immediately, with all its attempts. @returns its task; null if it doesn't exist or is running */
export async function rescheduleJob(db: Queryable, jobId: number): Promise<string | null> {
  const { rows } = await db.execute<{ task: string }>(sql`select tasks.identifier as task
    from graphile_worker.reschedule_jobs(array[${jobId}::bigint], run_at => now(), attempts => 0) job
    join graphile_worker._private_tasks tasks on tasks.id = job.task_id`);
  return rows[0]?.task ?? null;
}
