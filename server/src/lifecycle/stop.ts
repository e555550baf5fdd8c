import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { App } from '../application/app';
import { drained } from '../http/health';
import type { JobRunner } from '../jobs/runner';

/** After SIGTERM, how long a load balancer has to notice `/readyz` before new connections are refused. */
const warningMs = 1500;
/** After this, connections that are still busy (a long load in the background) are cut. */
const letGoMs = 2000;

/** How long a request on a connection that was just accepted may take to arrive. */
const arrivalMs = 250;
/** A turn of the event loop that's shorter ran no callback to speak of. */
const emptyTurnMs = 0.05;
/** A stop that takes longer than this hangs, and the process ends anyway. */
const longestStopMs = 45_000;

/** Everything that's running, in the order it was started. */
export interface Running {
  readonly app: App;
  readonly jobs: JobRunner;
  readonly log: Logger;
  readonly pool: Pool;
  stopDatabase(): Promise<void>;
}

/** Decides what a signal stops: during the start only what exists so far, later everything. */
export interface Stopper {
  readonly isStopping: boolean;
  stopWith(stop: (noticeMs: number) => Promise<void>): void;
}

/**
 * Stops gracefully on SIGTERM (with notice to load balancers) and SIGINT (immediately). It stops once, however many signals
 * come and wherever they come from: Ctrl-C reaches the whole process group, and npm passes the signals it gets on to its child.
 * @param stop stops what has been started so far
 * Source: rule CRA-18.
 */
export function stopOnSignals(stop: (noticeMs: number) => Promise<void>): Stopper {
  let current = stop;
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    void current(signal === 'SIGTERM' ? warningMs : 0).then(
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
 * Refuses new connections, and closes the old ones that have nothing under way. An HTTP server's own `close` would also cut a
 * connection that was accepted a moment ago and whose request is still on its way, so those get a moment first.
 */
async function refuseConnections(server: Server): Promise<void> {
  await nothingArrives(server);
  NetServer.prototype.close.call(server);
  await sleep(arrivalMs);
  server.closeIdleConnections();
}

/**
 * Waits for a turn of the event loop in which no connection was accepted and nothing else ran. While a callback runs, new connections
 * wait in the kernel's queue, and closing the port resets them; right after an empty turn, hardly one can wait there.
 */
async function nothingArrives(server: Server): Promise<void> {
  let arrived = 0;
  const count = () => void arrived++;
  server.on('connection', count);
  const latest = performance.now() + arrivalMs;
  for (let begun = performance.now(), before = -1; begun < latest; begun = performance.now()) {
    before = arrived;
    await nextTurn();
    if (arrived === before && performance.now() - begun < emptyTurnMs) break;
  }
  server.off('connection', count);
}

/**
 * Stops everything in order: new work, requests in flight, running jobs, connections, the embedded database.
 * @param noticeMs how long to keep answering while `/readyz` reports that the server is stopping
 */
export async function stop({ app, jobs, log, pool, stopDatabase }: Running, noticeMs: number): Promise<void> {
  log.info('stopping');
  app.lifecycle.isStopping = true;
  await sleep(noticeMs);
  await refuseConnections(app.http.server);
  if (!(await drained(app.inFlight))) log.warn('requests were still in flight after ten seconds');
  app.http.server.closeAllConnections();
  await app.http.close();
  await jobs.stop();
  await Promise.race([pool.end(), sleep(letGoMs)]);
  await stopDatabase();
}
