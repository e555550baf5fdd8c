import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CompletedRequests } from './completed-requests';

/** What's measured, and who may read it. */
export interface Measured {
  readonly completed: CompletedRequests;
  readonly pool: Pool;
  readonly token: string | undefined;
}

/**
 * Measures requests by route pattern and status, and serves the metrics at `/metrics` to clients that send the token as
 * `Authorization: Bearer`. Without a token in the settings there's no such page: behind a proxy on the same machine, every
 * request seems to come from this machine.
 */
export function serveMetrics(app: FastifyInstance, { completed, pool, token }: Measured): void {
  if (token === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(completed, registry);
  measurePool(pool, registry);
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Compares in a time that doesn't depend on where the texts differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

function measureRequests(completed: CompletedRequests, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  completed.hear(({ method, route, status, ms }) => {
    seconds.observe({ method, route, status: String(status) }, ms / 1000);
  });
}

function measurePool(pool: Pool, registry: Registry): void {
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state, and requests waiting for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  registry.registerMetric(gauge);
}
