import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DatabaseSignal } from '../database/signal';
import { programVersion } from '../version';

/** Whether this process accepts new work. Changes in place. */
export interface Lifecycle {
  isStopping: boolean;
  /** Ends when the port is closed: until then, answers wait. Null while they don't. */
  answersHeld: Promise<void> | null;
}

/** How long requests in flight have to end. Source: rule CRA-18. */
const drainMs = 10_000;
const pollMs = 50;

/**
 * Serves `/healthz` (the process is alive), `/readyz` (it accepts requests: it has started, and isn't stopping) and `/healthz/database`
 * (the database answers). A balancer asks for the first two only: when the database is away, it's away for every process, and taking all of
 * them out would leave visitors with the balancer's error instead of ours. Source: docs/archive/decisions/0159-ready-without-the-database.md.
 */
export function serveHealth(app: FastifyInstance, signal: DatabaseSignal, lifecycle: Lifecycle): void {
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version: programVersion }),
  );
  app.get('/readyz', (_, reply) => say(reply, { isWell: !lifecycle.isStopping, well: 'ready', unwell: 'not ready' }));
  app.get('/healthz/database', async (_, reply) =>
    say(reply, { isWell: await signal.answers(), well: 'ok', unwell: 'away' }),
  );
}

function say(
  reply: FastifyReply,
  { isWell, well, unwell }: { isWell: boolean; well: string; unwell: string },
): FastifyReply {
  if (!isWell) void reply.status(503).header('retry-after', '1');
  return reply.header('cache-control', 'no-store').send({ status: isWell ? well : unwell });
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
