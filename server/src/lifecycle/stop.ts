import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import sharp from 'sharp';
import type { Mailer } from '../adapters/mailer';
import type { App } from '../application/app';
import type { Changes } from '../database/changes';
import type { Reads } from '../database/replica/reads';
import type { DatabaseSignal } from '../database/signal';
import { drained } from '../http/health';
import type { JobRunner } from '../jobs/runner';
import { closePort, watchArrivals } from './close-port';

const pollMs = 20;

/** After this, connections that are still busy (a long load in the background) are cut. */
const letGoMs = 2000;
/** A stop that takes longer than this after its notice hangs, and the process ends anyway. */
const longestStopMs = 45_000;

/** How long a picture that no one waits for any more may be drawn. */
const longestDrawingMs = 10_000;

/** Everything that's running, in the order it was started. */
export interface Running {
  readonly app: App;
  readonly jobs: JobRunner;
  readonly log: Logger;
  readonly pool: Pool;
  readonly reads: Reads;
  readonly changes: Changes;
  readonly signal: DatabaseSignal;
  readonly mailer: Mailer;
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
 * @param drainMs the notice, as `DRAIN_SECONDS` says
 * @param stop stops what has been started so far
 * Source: rule CRA-18.
 */
export function stopOnSignals(drainMs: number, stop: (noticeMs: number) => Promise<void>): Stopper {
  let current = stop;
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    const noticeMs = signal === 'SIGTERM' ? drainMs : 0;
    setTimeout(endNow, noticeMs + longestStopMs).unref();
    void current(noticeMs).then(
      () => end(0),
      () => end(1),
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

async function end(code: 0 | 1): Promise<void> {
  if (await picturesDrawn(longestDrawingMs)) process.exit(code);
  endNow();
}

/** `process.exit` waits for threads, and may wait for ever. */
function endNow(): void {
  process.kill(process.pid, 'SIGKILL');
}

/**
 * Stops everything in order: new work, requests in flight, running jobs, connections, the embedded database.
 * @param noticeMs how long to keep answering while `/readyz` reports that the server is stopping
 */
export async function stop(
  { app, jobs, log, pool, reads, changes, signal, mailer, stopDatabase }: Running,
  noticeMs: number,
): Promise<void> {
  log.info('stopping');
  app.lifecycle.isStopping = true;
  const arrivals = watchArrivals(app.http.server);
  await sleep(noticeMs);
  await closePort(app.http.server, app.lifecycle, arrivals);
  if (!(await drained(app.inFlight))) log.warn('requests were still in flight after ten seconds');
  app.http.server.closeAllConnections();
  await app.http.close();
  await jobs.stop();
  mailer.close();
  await Promise.race([Promise.all([pool.end(), reads.close(), changes.close(), signal.close()]), sleep(letGoMs)]);
  await stopDatabase();
}

/**
 * Waits until no picture is being drawn. A process that exits meanwhile can hang for ever: the end of the process stops libvips'
 * own threads, and then waits for the thread that waits for them.
 * @param longestMs after which it's no longer waited for
 * @returns whether none is being drawn
 */
export async function picturesDrawn(longestMs: number): Promise<boolean> {
  const until = Date.now() + longestMs;
  while (isDrawing()) {
    if (Date.now() >= until) return false;
    await sleep(pollMs);
  }
  return true;
}

function isDrawing(): boolean {
  const { queue, process } = sharp.counters();
  return queue + process > 0;
}
