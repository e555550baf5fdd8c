import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { databaseTrouble } from '../database/database-errors';
import { describeError } from '../errors/described-error';
import { releaseJobsOf, renewLocks } from './queue.repository';

/** How long running jobs have when the process is asked to stop. Then they go back to the queue (CRA-18). */
const stopMs = 5000;
const restartMs = 1000;

/** Some workers of the queue, which are replaced when the database has ended them. */
export interface LastingRunner {
  start(): Promise<void>;
  /** Renews the locks of the jobs that run, and releases those whose worker ended meanwhile. */
  renewLocks(): Promise<void>;
  /** Lets running jobs finish, or returns them to the queue. */
  stop(): Promise<void>;
}

export function lastingRunner(
  options: RunnerOptions,
  { db, log }: { readonly db: Database; readonly log: Logger },
): LastingRunner {
  let isStopping = false;
  let restart: NodeJS.Timeout | undefined;
  const runners = new Set<Runner>();
  const workers = new Set<string>();
  /** Workers that ended before they could return their job. */
  const lost = new Set<string>();

  const releaseLost = async (): Promise<void> => {
    const ended = [...lost];
    await releaseJobsOf(db, ended);
    for (const worker of ended) lost.delete(worker);
  };
  const startRunner = async (): Promise<void> => {
    await releaseLost();
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:create', ({ worker }) => workers.add(worker.workerId));
    events.on('worker:stop', ({ worker, error }) => {
      workers.delete(worker.workerId);
      if (error === undefined) return;
      lost.add(worker.workerId);
      replace(runner, error);
    });
    const runner = await run({ ...options, events });
    runners.add(runner);
    runner.promise.then(
      () => replace(runner, 'stopped'),
      (error: unknown) => replace(runner, error),
    );
  };
  // After an outage of the database, a runner continues with the workers it has left, or with none. A new one replaces it.
  const replace = (runner: Runner, error: unknown): void => {
    if (!runners.delete(runner) || isStopping) return;
    log.warn({ error: describeError(error) }, 'a worker of the job runner ended');
    runner.stop().catch(() => undefined);
    again();
  };
  const again = (): void => {
    if (!isStopping) restart = setTimeout(() => void startRunner().catch(again), restartMs);
  };

  return {
    start: () =>
      startRunner().catch((error: unknown) => {
        // On a busy machine the first connection may not come in time; another one will.
        if (databaseTrouble(error) === null) throw error;
        log.warn({ error: describeError(error) }, 'the job runner starts later');
        again();
      }),
    renewLocks: async () => {
      await renewLocks(db, [...workers]);
      if (lost.size > 0) await releaseLost();
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(restart);
      const ended = Promise.all([...runners].map((runner) => runner.stop())).catch((error: unknown) =>
        log.warn({ error: describeError(error) }, "running jobs didn't end"),
      );
      await Promise.race([ended, sleep(stopMs, undefined, { ref: false })]);
      if (workers.size > 0) await releaseJobsOf(db, [...workers]).catch(() => undefined);
    },
  };
}
