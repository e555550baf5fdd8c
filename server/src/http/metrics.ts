import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { routeOf } from './request-facts';

const local = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Measures requests by route pattern and status, and serves the metrics at `/metrics` to this machine only. */
export function serveMetrics(app: FastifyInstance, pool: Pool): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measurePool(pool, registry);
  app.get('/metrics', async (request, reply) => {
    // Uses the socket's address, because a forwarded one could be forged.
    if (!local.has(request.socket.remoteAddress ?? '')) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1000);
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
