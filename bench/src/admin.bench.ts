import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { databaseUrl } from '../../e2e/site/database';
import { startSite } from '../../e2e/site/start-site';
import { fill } from './admin/fill';
import { managementReads, type Read } from './admin/reads';
import { openRecorder, type Statement } from './admin/record';
import { buildMatters } from './matters';
import { quantile } from './quantile';
import { signIn } from './sign-in';

const warmUps = 5;
const samples = 40;

/**
 * Every read of organizers and admins with 100,000 users, 10,000 events and 200,000 bookings, one at a time on an idle machine: the
 * built program over HTTP, and the same statements in nothing but node:http and pg.
 * Targets: each at most 1 s at the 95th percentile.
 * Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchAdmin(): Promise<Record<string, number>> {
  const reads = managementReads();
  const site = await startSite(new Date().toISOString().slice(0, 10), { settings: { SEED: 'none' } });
  const url = await databaseUrl(site.dataDir);
  const [pool, recorded] = [new Pool({ connectionString: url, max: 20 }), new Pool({ connectionString: url, max: 5 })];
  try {
    await fill(pool);
    const scene = await sceneOf(pool);
    const requests = reads.map((read) => ({ ...read, ...requestFor(read, scene) }));
    const recorder = await openRecorder(recorded);
    const statements = new Map<string, readonly Statement[]>();
    for (const { name, path, headers } of requests) statements.set(name, await recorder.statementsOf(path, headers));
    await recorder.close();
    const bare = await serveBare(pool, statements);
    const figures: Record<string, number> = {};
    for (const { name, path, headers } of requests) {
      const ours = await timesOf(site.url + path, headers);
      const theirs = await timesOf(`${bare.url}/${name}`, {});
      figures[`${name}P95Ms`] = tenths(quantile(ours, 0.95));
      figures[`${name}Ratio`] = Math.round((100 * quantile(theirs, 0.5)) / quantile(ours, 0.5)) / 100;
    }
    bare.close();
    return figures;
  } finally {
    await Promise.all([pool.end(), recorded.end()]);
    await site.stop();
  }
}

interface Scene {
  readonly eventId: number;
  readonly headers: Readonly<Record<Read['as'], Readonly<Record<string, string>>>>;
}

/** Signs the admin and the organizer of the first event in. */
async function sceneOf(pool: Pool): Promise<Scene> {
  await buildMatters(pool);
  const { rows } = await pool.query<{ eventId: number; organizer: number; admin: number }>(
    `select id as "eventId", created_by as organizer, (select min(id) from users where is_admin) as admin from events order by id limit 1`,
  );
  const [row] = rows;
  if (!row) throw new RangeError('there are no events');
  return {
    eventId: row.eventId,
    headers: { admin: await signIn(pool, row.admin), organizer: await signIn(pool, row.organizer) },
  };
}

function requestFor({ path, as }: Read, { eventId, headers }: Scene) {
  return { path: path.replace(':event', String(eventId)), headers: headers[as] };
}

/** How long each of some requests took, in milliseconds, sorted. @throws RangeError for an answer other than 200 */
async function timesOf(url: string, headers: Readonly<Record<string, string>>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < warmUps + samples; round += 1) {
    const begun = performance.now();
    const response = await fetch(url, { headers });
    const text = await response.text();
    if (response.status !== 200) throw new RangeError(`${url} ${response.status} ${text}`);
    if (round >= warmUps) times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b);
}

function tenths(milliseconds: number): number {
  return Math.round(10 * milliseconds) / 10;
}

/** The same statements in nothing but node:http and pg: run at once, sent as JSON. */
interface BareServer {
  readonly url: string;
  close(): void;
}

/** @param statementsOf the statements of a path, without its query */
async function serveBare(pool: Pool, statementsOf: ReadonlyMap<string, readonly Statement[]>): Promise<BareServer> {
  const server: Server = createServer((request, response) => {
    const statements = statementsOf.get((request.url ?? '').slice(1)) ?? [];
    const rows = statements.map(({ text, values }) =>
      pool.query(text ?? '', [...(values ?? [])]).then((result) => result.rows),
    );
    Promise.all(rows).then(
      (all) => response.setHeader('content-type', 'application/json').end(JSON.stringify(all)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
