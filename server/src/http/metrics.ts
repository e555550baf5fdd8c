import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CompletedRequests } from './completed-requests';

/** What's measured, and who may read it. */
export interface Measured {
  readonly completed: CompletedRequests;
  readonly pool: Pool;
  readonly token: string | undefined;
  /** Hears of figures that can't be read. */
  readonly report: (error: unknown) => void;
}

/** A figure that's read when the metrics are: one number, or one for each value of a label. */
export interface FigureKind {
  readonly help: string;
  readonly label?: string;
}

/** Figures by name. One that isn't known is left out. */
export type Figures<Name extends string> = Readonly<
  Partial<Record<Name, number | null | Readonly<Record<string, number>>>>
>;

/** Where modules add what they know. */
export interface Metrics {
  /** @param read called for each scrape. What it throws is logged, and the figures are left out */
  figures<Name extends string>(
    kinds: Readonly<Record<Name, FigureKind>>,
    read: () => Promise<Figures<Name>> | Figures<Name>,
  ): void;
  /** Serves something else to the same clients. */
  serve(path: `/metrics/${string}`, read: () => Promise<object>): void;
}

/**
 * Measures requests by route pattern and status, and serves the metrics at `/metrics` to clients that send the token as
 * `Authorization: Bearer`. Without a token in the settings there's no such page: behind a proxy on the same machine, every
 * request seems to come from this machine.
 */
export function serveMetrics(app: FastifyInstance, { completed, pool, token, report }: Measured): Metrics {
  if (token === undefined) return { figures: () => undefined, serve: () => undefined };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(completed, registry);
  measurePool(pool, registry);
  const reads: (() => Promise<void>)[] = [];
  const isAllowed = (request: FastifyRequest) => isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request)) return reply.callNotFound();
    await Promise.all(reads.map((read) => read().catch(report)));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    figures: (kinds, read) => void reads.push(figuresOn(registry, kinds, async () => read())),
    serve: (path, read) =>
      void app.get(path, async (request, reply) => {
        if (!isAllowed(request)) return reply.callNotFound();
        return reply.header('cache-control', 'no-store').send(await read());
      }),
  };
}

/** @returns reads the figures, and sets the gauges. If they can't be read, the gauges have no value rather than an old one */
function figuresOn<Name extends string>(
  registry: Registry,
  kinds: Readonly<Record<Name, FigureKind>>,
  read: () => Promise<Figures<Name>>,
): () => Promise<void> {
  const named = Object.entries<FigureKind>(kinds).map(([name, { help, label }]) => {
    const gauge = new Gauge({ name, help, labelNames: label === undefined ? [] : [label], registers: [registry] });
    return { name, label, gauge };
  });
  return async () => {
    for (const { gauge } of named) gauge.reset();
    // A gauge without labels would be 0 after its reset.
    for (const { gauge, label } of named) if (label === undefined) gauge.set(Number.NaN);
    const figures = new Map(Object.entries<number | null | Readonly<Record<string, number>> | undefined>(await read()));
    for (const { name, label, gauge } of named) setGauge(gauge, label, figures.get(name));
  };
}

function setGauge(
  gauge: Gauge,
  label: string | undefined,
  figure: number | null | undefined | Readonly<Record<string, number>>,
): void {
  if (figure === null || figure === undefined) return;
  if (typeof figure === 'number') return gauge.set(figure);
  for (const [value, number] of Object.entries(figure)) gauge.set({ [label ?? 'kind']: value }, number);
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
