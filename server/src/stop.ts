import { setTimeout as sleep } from 'node:timers/promises';
import { drained } from './http/lifecycle';
import type { Running } from './serve';

/** After SIGTERM, a load balancer has so long to see `/readyz` turn before new connections are refused. */
const NOTICE_MS = 1500;

/**
 * Stops gracefully on SIGTERM (with notice to load balancers) and SIGINT (at once); a second signal ends the process.
 * Source: reliability rule CRA-18.
 */
export function stopOnSignals(running: Running): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(130);
    isStopping = true;
    void stop(running, signal === 'SIGTERM' ? NOTICE_MS : 0).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/**
 * Ends everything in order: no new work, requests in flight, jobs under way, connections, the embedded database.
 * @param noticeMs how long to go on answering while `/readyz` says that we stop
 */
export async function stop({ app, jobs, log, stopDatabase }: Running, noticeMs: number): Promise<void> {
  log.info('stopping');
  app.lifecycle.isStopping = true;
  await sleep(noticeMs);
  app.http.server.close();
  app.http.server.closeIdleConnections();
  if (!(await drained(app.inFlight))) log.warn('requests were still in flight after ten seconds');
  app.http.server.closeAllConnections();
  await app.http.close();
  await jobs.stop();
  await stopDatabase();
}
