import { runMigrations, runOnce, Logger as WorkerLogger } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { openPreparingPool } from '../database/connection';
import type { Database } from '../database/database';
import { migratingAlone } from '../database/migrate';
import { describeError } from '../errors/described-error';
import { addJob } from './add-job.repository';
import type { DefinedJobs } from './jobs';
import { lastingRunner } from './lasting-runner';
import { recordRun, releaseAbandonedJobs } from './queue.repository';
import { mailTasks, webhookTasks } from './tasks';

/**
 * How many jobs run at once. Emails have their own workers, so that they never wait for a slow provider; webhooks too, so that nothing waits for
 * servers of others.
 */
const concurrency = { mail: 4, webhooks: 4, other: 4 } as const;
type Kind = keyof typeof concurrency;
const kinds = ['mail', 'webhooks', 'other'] as const satisfies readonly Kind[];
const pollMs = 2000;
const locksEverySeconds = 15;

export interface JobRunner {
  start(): void;
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
  const lenient = lenientPool(pool);
  const options = {
    noHandleSignals: true,
    // Prepared statements don't work through a transaction-mode pooler.
    noPreparedStatements: true,
    logger: silent(),
  };
  const runners = kinds.map((kind) => {
    const own = Object.fromEntries(Object.entries(taskList).filter(([name]) => kindOf(name) === kind));
    return lastingRunner(
      { ...options, concurrency: concurrency[kind], pollInterval: pollMs },
      { taskList: own, pool: lenient, db, log },
    );
  });
  const timers: NodeJS.Timeout[] = [];
  const repeat = (seconds: number, work: () => Promise<void>): void => {
    const quietly = (): void => void work().catch(() => undefined);
    quietly();
    timers.push(setInterval(quietly, seconds * 1000));
  };

  return {
    start: () => {
      for (const runner of runners) runner.start();
      repeat(locksEverySeconds, async () => {
        for (const runner of runners) await runner.renewLocks();
        await releaseAbandonedJobs(db);
      });
      for (const [name, { seconds, priority }] of jobs.recurring)
        repeat(seconds, () => addJob(db, name, {}, { key: name, priority }));
    },
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.all(runners.map((runner) => runner.stop()));
    },
    runAll: () => runOnce({ ...options, pgPool: lenient, taskList }),
  };
}

function kindOf(task: string): Kind {
  if (mailTasks.some((name) => name === task)) return 'mail';
  return webhookTasks.some((name) => name === task) ? 'webhooks' : 'other';
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

type Release = (error?: unknown) => void;
type Connected = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

/**
 * The same pool, except that a connection can be released twice. graphile-worker 0.16.6 does that if it's stopped before its
 * LISTEN is answered and the answer is that the connection is gone. The pool would throw an error that nothing can catch, and
 * the process would end (rule CRA-15). No upstream issue is known. lenient-pool.test.ts fails if the pool stops throwing.
 */
export function lenientPool(pool: Pool): Pool {
  const connect = (connected?: Connected): unknown =>
    connected === undefined
      ? pool.connect()
      : pool.connect((error, client, release) => connected(error, client, once(release)));
  return new Proxy(pool, {
    get: (_, name) => {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(pool, name);
      return typeof value === 'function' ? value.bind(pool) : value;
    },
  });
}

/** @param release undefined from a pool that has ended, although its types don't say so */
function once(release: Release | undefined): Release {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release?.(error);
  };
}
