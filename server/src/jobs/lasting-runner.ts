import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  runTaskList,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
  type WorkerPoolOptions,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { databaseTrouble } from '../database/database-errors';
import { describeError } from '../errors/described-error';
import { releaseJobsOf, renewLocks } from './queue.repository';

/** How long running jobs have when the process is asked to stop. Then they go back to the queue (CRA-18). */
const stopMs = 5000;
const renewalMs = 1000;

/** Some workers of the queue, which are replaced when the database has ended them. */
export interface LastingRunner {
  start(): void;
  /** Renews the locks of the jobs that run, and releases those whose worker ended meanwhile. */
  renewLocks(): Promise<void>;
  /** Lets running jobs finish, or returns them to the queue. */
  stop(): Promise<void>;
}

interface LastingRunnerSetting {
  readonly taskList: TaskList;
  readonly pool: Pool;
  readonly db: Database;
  readonly log: Logger;
}

/**
 * Two faults of graphile-worker 0.16.6 decide how its workers are run (rule CRA-15). Its `run` also starts a crontab, which we don't use: if the
 * database goes away just then, a promise is rejected that nothing can catch, which ends the process. And if the first question of its workers
 * fails, they get that same failure for ever: workers that can't get a job are replaced.
 */
export function lastingRunner(
  options: WorkerPoolOptions,
  { taskList, pool, db, log }: LastingRunnerSetting,
): LastingRunner {
  let isStopping = false;
  let renewal: NodeJS.Timeout | undefined;
  /** The workers that take jobs. */
  let current: WorkerPool | undefined;
  /** With those that only finish theirs. */
  const pools = new Set<WorkerPool>();
  const workers = new Set<string>();
  /** Workers that ended before they could return their job. */
  const lost = new Set<string>();

  const releaseLost = async (): Promise<void> => {
    const ended = [...lost];
    await releaseJobsOf(db, ended);
    for (const worker of ended) lost.delete(worker);
  };
  const startWorkers = (): void => {
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:create', ({ worker }) => workers.add(worker.workerId));
    events.on('worker:getJob:error', ({ error }) => {
      if (databaseTrouble(error) !== null) renewSoon();
    });
    events.on('worker:stop', ({ worker, error }) => {
      workers.delete(worker.workerId);
      if (error === undefined || isStopping) return;
      lost.add(worker.workerId);
      log.warn({ error: describeError(error) }, 'a worker of the job runner ended');
      renewSoon();
    });
    const started = runTaskList({ ...options, events }, taskList, pool);
    current = started;
    pools.add(started);
    void started.promise.then(() => pools.delete(started));
  };
  // Not at once: workers that are just asking the database, which is away, would print how they ended.
  const renewSoon = (): void => {
    if (!isStopping) renewal ??= setTimeout(() => void releaseLost().then(renew, renewLater), renewalMs);
  };
  const renewLater = (): void => {
    renewal = undefined;
    renewSoon();
  };
  const renew = (): void => {
    renewal = undefined;
    if (isStopping) return;
    void current?.gracefulShutdown();
    startWorkers();
  };

  return {
    start: startWorkers,
    renewLocks: async () => {
      await renewLocks(db, [...workers]);
      if (lost.size > 0) await releaseLost();
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(renewal);
      for (const each of pools) void each.gracefulShutdown();
      const ended = Promise.all([...pools].map(({ promise }) => promise));
      await Promise.race([ended, sleep(stopMs, undefined, { ref: false })]);
      if (workers.size > 0) await releaseJobsOf(db, [...workers]).catch(() => undefined);
    },
  };
}
