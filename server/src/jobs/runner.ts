import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, runMigrations, runOnce, Logger as WorkerLogger, type Runner, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { openPreparingPool } from '../database/connection';
import type { Database } from '../database/database';
import { databaseTrouble } from '../database/database-errors';
import { migratingAlone } from '../database/migrate';
import { describeError } from '../errors/described-error';
import { addJob } from './add-job.repository';
import type { DefinedJobs } from './jobs';
import { lenientPool } from './lenient-pool';
import { recordRun, releaseAbandonedJobs, releaseJobsOf, renewLocks } from './queue.repository';
import { mailTasks } from './tasks';

/** How many jobs run at once: emails, and the others. Emails have their own workers, so that they never wait for a slow provider. */
const concurrency = { mail: 2, other: 4 } as const;
const pollMs = 2000;
/** How long running jobs have when the process is asked to stop. Then they go back to the queue (CRA-18). */
const stopMs = 5000;
const restartMs = 1000;
const locksEverySeconds = 15;

export interface JobRunner {
  start(): Promise<void>;
  /** Lets running jobs finish, or returns them to the queue. */
  stop(): Promise<void>;
  /** Runs every job that could run now, and returns when none is left. For tests. */
  runAll(): Promise<void>;
}

export interface RunnerSetting {
  readonly pool: Pool;
  readonly db: Database;
  readonly log: Logger;
}

/** Creates the queue's schema, `graphile_worker`, or migrates it to the newest version. */
export async function migrateJobs(connectionString: string): Promise<void> {
  const pgPool = openPreparingPool(connectionString, () => undefined);
  try {
    await migratingAlone(connectionString, () => runMigrations({ pgPool, logger: silent() }));
  } finally {
    await pgPool.end();
  }
}

export function jobRunner(jobs: DefinedJobs, { pool, db, log }: RunnerSetting): JobRunner {
  const stopping = new AbortController();
  const taskList = taskListOf(jobs, { db, log }, stopping.signal);
  const options = {
    pgPool: lenientPool(pool),
    noHandleSignals: true,
    // Prepared statements don't work through a transaction-mode pooler.
    noPreparedStatements: true,
    logger: silent(),
  };
  const timers: NodeJS.Timeout[] = [];
  const runners = new Set<Runner>();
  const workers = new Set<string>();
  /** Workers that ended before they could return their job. */
  const lost = new Set<string>();

  const startRunner = async (kind: Kind): Promise<void> => {
    await releaseJobsOf(db, [...lost]);
    lost.clear();
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:create', ({ worker }) => workers.add(worker.workerId));
    events.on('worker:stop', ({ worker, error }) => {
      workers.delete(worker.workerId);
      if (error === undefined) return;
      lost.add(worker.workerId);
      replace(kind, runner, error);
    });
    const runner = await run({
      ...options,
      events,
      taskList: Object.fromEntries(Object.entries(taskList).filter(([name]) => kindOf(name) === kind)),
      concurrency: concurrency[kind],
      pollInterval: pollMs,
    });
    runners.add(runner);
    runner.promise.then(
      () => replace(kind, runner, 'stopped'),
      (error: unknown) => replace(kind, runner, error),
    );
  };
  // After an outage of the database, a runner continues with the workers it has left, or with none. A new one replaces it.
  const replace = (kind: Kind, runner: Runner, error: unknown): void => {
    if (!runners.delete(runner) || stopping.signal.aborted) return;
    log.warn({ error: describeError(error) }, 'a worker of the job runner ended');
    runner.stop().catch(() => undefined);
    again(kind);
  };
  const again = (kind: Kind): void => {
    if (stopping.signal.aborted) return;
    timers.push(setTimeout(() => void startRunner(kind).catch(() => again(kind)), restartMs));
  };
  const startOrRetry = (kind: Kind): Promise<void> =>
    startRunner(kind).catch((error: unknown) => {
      // On a busy machine the first connection may not come in time; another one will.
      if (databaseTrouble(error) === null) throw error;
      log.warn({ error: describeError(error) }, 'the job runner starts later');
      again(kind);
    });
  const repeat = (seconds: number, work: () => Promise<void>): void => {
    const quietly = (): void => void work().catch(() => undefined);
    quietly();
    timers.push(setInterval(quietly, seconds * 1000));
  };

  return {
    start: async () => {
      await Promise.all([startOrRetry('mail'), startOrRetry('other')]);
      repeat(locksEverySeconds, async () => {
        await renewLocks(db, [...workers]);
        await releaseAbandonedJobs(db);
      });
      for (const [name, { seconds, priority }] of jobs.recurring)
        repeat(seconds, () => addJob(db, name, {}, { key: name, priority }));
    },
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      const ended = Promise.all([...runners].map((runner) => runner.stop())).catch((error: unknown) =>
        log.warn({ error: describeError(error) }, "running jobs didn't end"),
      );
      await Promise.race([ended, sleep(stopMs, undefined, { ref: false })]);
      if (workers.size > 0) await releaseJobsOf(db, [...workers]).catch(() => undefined);
    },
    runAll: () => runOnce({ ...options, taskList }),
  };
}

type Kind = keyof typeof concurrency;

function kindOf(task: string): Kind {
  return mailTasks.some((name) => name === task) ? 'mail' : 'other';
}

function taskListOf(
  jobs: DefinedJobs,
  { db, log }: Pick<RunnerSetting, 'db' | 'log'>,
  stopping: AbortSignal,
): Record<string, (payload: unknown) => Promise<void>> {
  const logged = [...jobs.works].map(([name, work]): [string, (payload: unknown) => Promise<void>] => [
    name,
    async (payload) => {
      try {
        await work(payload, stopping);
        if (jobs.recurring.has(name)) await recordRun(db, name);
      } catch (error) {
        if (error !== stopping.reason) log.warn({ task: name, error: describeError(error) }, 'a job failed');
        throw error;
      }
    },
  ]);
  return Object.fromEntries(logged);
}

/** Switches off the queue's own log, which would quote payloads and errors. */
function silent(): WorkerLogger {
  return new WorkerLogger(() => () => undefined);
}
