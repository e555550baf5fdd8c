import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { App } from '../application/app';
import { drained } from '../http/health';
import type { JobRunner } from '../jobs/runner';

/** After SIGTERM, a load balancer has so long to see `/readyz` turn before new connections are refused. */
const NOTICE_MS = 1500;
/** Connections that are still at work after that (a long load in the background) are cut. */
const LET_GO_MS = 2000;

/** Everything that runs, in the order in which it started. */
export interface Running {
  readonly app: App;
  readonly jobs: JobRunner;
  readonly log: Logger;
  readonly pool: Pool;
  stopDatabase(): Promise<void>;
}

/** What a signal ends: first what there is while starting, later everything. */
export interface Stopper {
  readonly isStopping: boolean;
  stopWith(stop: (noticeMs: number) => Promise<void>): void;
}

/**
 * Stops gracefully on SIGTERM (with notice to load balancers) and SIGINT (at once); a second signal ends the process.
 * @param stop ends what was started before
 * Source: rule CRA-18.
 */
export function stopOnSignals(stop: (noticeMs: number) => Promise<void>): Stopper {
  let current = stop;
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(130);
    isStopping = true;
    void current(signal === 'SIGTERM' ? NOTICE_MS : 0).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return {
    get isStopping() {
      return isStopping;
    },
    stopWith: (next) => {
      current = next;
    },
  };
}

/**
 * Ends everything in order: no new work, requests in flight, jobs under way, connections, the embedded database.
 * @param noticeMs how long to go on answering while `/readyz` says that we stop
 */
export async function stop({ app, jobs, log, pool, stopDatabase }: Running, noticeMs: number): Promise<void> {
  log.info('stopping');
  app.lifecycle.isStopping = true;
  await sleep(noticeMs);
  app.http.server.close();
  app.http.server.closeIdleConnections();
  if (!(await drained(app.inFlight))) log.warn('requests were still in flight after ten seconds');
  app.http.server.closeAllConnections();
  await app.http.close();
  await jobs.stop();
  await Promise.race([pool.end(), sleep(LET_GO_MS)]);
  await stopDatabase();
}
