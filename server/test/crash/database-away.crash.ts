import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addJob } from '../../src/jobs/add-job.repository';
import { buildEvent } from '../factories/events';
import { checkoutSettings } from '../process/checkout-server';
import {
  bundleProgram,
  dataFolder,
  eventually,
  keepServers,
  startServer,
  type ServerProcess,
} from '../process/server-process';
import { crashEnvironment, type CrashEnvironment } from './crash-environment';

const program = 'serve-site';

keepServers();
let environment: CrashEnvironment;
let site: ServerProcess;
let eventId: number;
beforeAll(async () => {
  await bundleProgram(program);
  environment = await crashEnvironment();
  eventId = (await buildEvent(environment.db)).id;
  site = await startServer(checkoutSettings({ url: environment.url, folder: await dataFolder() }), program);
  await site.ready();
}, 300_000);
afterAll(() => environment?.close());

/** As `curl` asks, and as a browser does. */
const askers = { curl: '*/*', 'a browser': 'text/html,application/xhtml+xml,*/*;q=0.8' };

const addresses = (): readonly string[] => [
  '/',
  '/browse',
  `/events/${eventId}`,
  '/api/events',
  '/api/events?limit=20',
  `/api/events/${eventId}`,
];

interface Heard {
  readonly asked: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly caching: string | null;
  /** The sentence of an error that we wrote. */
  readonly says: string | null;
}

async function hear(path: string, who: keyof typeof askers): Promise<Heard> {
  const response = await fetch(site.url + path, { headers: { accept: askers[who] } });
  const { status, headers } = response;
  const body = await response.text();
  const page = /<h1>(This isn&#39;t [^<]+)<\/h1>/.exec(body)?.[1]?.replace('&#39;', "'");
  const says = path.startsWith('/api/') && status !== 200 ? String(JSON.parse(body).error) : (page ?? null);
  const [retryAfter, caching] = [headers.get('retry-after'), headers.get('cache-control')];
  return { asked: `${who} ${path}`, status, retryAfter, caching, says };
}

async function hearAll(): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  for (const path of addresses()) for (const who of ['curl', 'a browser'] as const) heard.push(await hear(path, who));
  return heard;
}

it.each([0, 300, 900])(
  'CRA-15 outlives a database that goes away %i ms after a start, runs jobs afterwards, and stops with 0 if it goes away again',
  async (momentMs) => {
    const { url, db, pool, killPostgres } = environment;
    const started = await startServer(checkoutSettings({ url, folder: await dataFolder() }), program);
    await started.ready();
    await sleep(momentMs);
    await killPostgres();
    await started.ready();
    const key = `after ${momentMs}`;
    await addJob(db, 'sweep', {}, { key });
    await eventually(async () => {
      const { rowCount } = await pool.query('select from graphile_worker._private_jobs where key = $1', [key]);
      return rowCount === 0;
    });
    started.child.kill('SIGTERM');
    await sleep(momentMs);
    await killPostgres();
    expect(await started.ended()).toBe(0);
  },
  300_000,
);

it('CRA-15 without its database, every page and read is 503 with Retry-After and our own sentence, and none is stale', async () => {
  const before = await hearAll();
  expect(before.filter(({ status }) => status !== 200)).toEqual([]);
  await environment.stopPostgres();
  await eventually(async () => (await site.status('/healthz/database')) === 503);
  const expected = before.map(({ asked }) => ({
    asked,
    status: 503,
    retryAfter: '5',
    caching: 'no-store',
    says: "This isn't available right now. Please try again in a moment.",
  }));
  expect(await hearAll()).toEqual(expected);
  expect([await site.status('/readyz'), await site.status('/healthz')]).toEqual([200, 200]);
  expect([site.child.exitCode, site.child.signalCode]).toEqual([null, null]);
});
