import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { databaseAnswers } from '../database/answers';

/** Whether this process accepts new work. Changes in place. */
export interface Lifecycle {
  isStopping: boolean;
  /** Ends when the port is closed: until then, answers wait. Null while they don't. */
  answersHeld: Promise<void> | null;
}

/** How long requests in flight have to end. Source: rule CRA-18. */
const drainMs = 10_000;
const pollMs = 50;

/** Serves `/healthz` (the process is alive) and `/readyz` (it accepts requests and its database answers). No versions, no counts. */
export function serveHealth(app: FastifyInstance, pool: Pool, lifecycle: Lifecycle): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const isReady = !lifecycle.isStopping && (await databaseAnswers(pool));
    if (!isReady) void reply.status(503).header('retry-after', '1');
    return reply.header('cache-control', 'no-store').send({ status: isReady ? 'ready' : 'not ready' });
  });
}

/**
 * Counts the requests in flight. A stopping server tells clients to use another connection next time.
 * @returns how many requests aren't completely answered yet
 */
export function countInFlight(app: FastifyInstance, lifecycle: Lifecycle): () => number {
  let inFlight = 0;
  const leave = (): void => {
    inFlight -= 1;
  };
  app.addHook('onRequest', (_, reply, goOn) => {
    inFlight += 1;
    reply.raw.on('close', leave);
    if (lifecycle.isStopping) void reply.header('connection', 'close');
    if (lifecycle.answersHeld === null) goOn();
    else void lifecycle.answersHeld.then(() => goOn());
  });
  return () => inFlight;
}

/** Waits until no request is in flight, at most ten seconds. @returns whether all of them ended */
export async function drained(inFlight: () => number): Promise<boolean> {
  for (let waited = 0; waited < drainMs; waited += pollMs) {
    if (inFlight() === 0) return true;
    await sleep(pollMs);
  }
  return false;
}
