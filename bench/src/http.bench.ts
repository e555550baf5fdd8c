import { loadavg } from 'node:os';
import process from 'node:process';
import { Pool } from 'pg';
import { databaseUrl } from '../../e2e/site/database';
import { startSite } from '../../e2e/site/start-site';
import { noChanges, openRecorder, type Statement } from './admin/record';
import { startBareSite, type SameBytes } from './http/bare-site';
import { detailsInTurn, measuredReads, type MeasuredRead, scoresReady } from './http/measured-reads';
import { rawRequest, openRaw, type RawConnection } from './http/raw-client';
import { jobsDone } from './jobs-done';
import { median } from './quantile';
import { signIn, type SessionHeaders } from './sign-in';

const events = Number(process.env['BENCH_EVENTS'] ?? 10_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const rounds = 3;
const connections = 16;
/** How often cold reads find nothing cached, as if something had changed. */
const dropEveryMs = 200;

/**
 * How many requests per second the built program answers to visitors and to someone signed in, in turns with the limit of the machine:
 * node:http with the same bytes for what's cached, and node:http + pg with the same statements, prepared, for what isn't.
 * `BENCH_EVENTS` says how many events there are besides the demo's, and `BENCH_SECONDS` how long each of three rounds takes.
 * Targets: each at least a fifth of its limit.
 * Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchHttp(): Promise<Record<string, number>> {
  const [loadBefore = 0] = loadavg();
  const settings = { SEED: 'large', EVENTS: String(events) };
  const site = await startSite(new Date().toISOString().slice(0, 10), { settings });
  const database = await databaseUrl(site.dataDir);
  const pool = new Pool({ connectionString: database, max: 2 });
  try {
    const { traveller, reads } = await sceneOf(pool);
    await scoresReady(site.url, traveller);
    await jobsDone(pool);
    const bytes = await bytesOf(site.url, reads);
    const bare = await startBareSite({
      databaseUrl: database,
      bytes,
      statements: await statementsOf(database, reads, traveller),
    });
    const figures: Record<string, number> = {};
    try {
      await readOnce(site.url, reads);
      for (const read of reads)
        Object.assign(figures, await compared(read, { ours: site.url, bare: bare.url, traveller, pool }));
    } finally {
      await bare.close();
    }
    return { loadBefore, events, ...figures };
  } finally {
    await pool.end();
    await site.stop();
  }
}

async function sceneOf(pool: Pool) {
  const { rows } = await pool.query<{ id: number; traveller: number }>(
    `select id, (select id from users where username = 'traveller') as traveller from events
     where status = 'published' order by id desc limit 100000`,
  );
  const [first] = rows;
  if (!first) throw new RangeError('there are no events');
  return { traveller: await signIn(pool, first.traveller), reads: measuredReads(rows.map(({ id }) => id)) };
}

const headersOf = ({ as }: MeasuredRead, traveller: SessionHeaders) => ({
  'accept-encoding': 'br',
  ...(as === 'traveller' ? traveller : {}),
});

/** What visitors are sent for the reads that are compared with the same bytes. */
async function bytesOf(url: string, reads: readonly MeasuredRead[]): Promise<Record<string, SameBytes>> {
  const warm = reads.filter(({ limit }) => limit === 'bytes');
  const heard = warm.map(async ({ name, path }) => [name, await heardBytes(url + path(0))] as const);
  return Object.fromEntries(await Promise.all(heard));
}

/** The headers of the answer, and a body of as many bytes as were sent. */
async function heardBytes(url: string): Promise<SameBytes> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const body = Buffer.alloc(Number(headers.get('content-length')), 'x');
  const kept = [...headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name));
  return { headers: Object.fromEntries(kept), base64: body.toString('base64') };
}

/** The statements of the other reads, when everything that's cached between requests is there. */
async function statementsOf(connectionString: string, reads: readonly MeasuredRead[], traveller: SessionHeaders) {
  const recorded = new Pool({ connectionString, max: 5 });
  const recorder = await openRecorder(recorded, noChanges);
  const found: Record<string, readonly Statement[]> = {};
  try {
    await recorder.scoresReady(traveller);
    for (const read of reads.filter(({ limit }) => limit === 'statements')) {
      const ask = (number: number) => recorder.statementsOf(read.path(number), headersOf(read, traveller));
      await ask(0);
      found[read.name] = await ask(1);
    }
  } finally {
    await recorder.close();
    await recorded.end();
  }
  return found;
}

/** Reads every event that's asked for once, because the first reading of an event computes its sky, and caches that. */
async function readOnce(url: string, reads: readonly MeasuredRead[]): Promise<void> {
  const details = reads.find(({ name }) => name === 'detailCold');
  for (let number = 0; number < detailsInTurn; number += 1) await (await fetch(url + details?.path(number))).text();
}

interface Compared {
  readonly pool: Pool;
  readonly ours: string;
  readonly bare: string;
  readonly traveller: SessionHeaders;
}

/** Both in turns, because the machine isn't equally fast at all times. The median round counts. */
async function compared(
  read: MeasuredRead,
  { ours, bare, traveller, pool }: Compared,
): Promise<Record<string, number>> {
  const headers = headersOf(read, traveller);
  const same = rawRequest(`/${read.name}`, headers);
  let number = 0;
  const next = () => rawRequest(read.path((number += 1)), headers);
  const rates = { ours: [] as number[], bare: [] as number[] };
  const drop = () => void pool.query(`select pg_notify('ascendant_changes', 'all')`).catch(() => undefined);
  const dropping = read.name === 'detailCold' ? setInterval(drop, dropEveryMs).unref() : undefined;
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const load = { connections, seconds: round === 0 ? seconds / 2 : seconds };
    const [fast, most] = [
      await ratePerSecond({ ...load, url: ours, next }),
      await ratePerSecond({ ...load, url: bare, next: () => same }),
    ];
    if (round === 0) continue;
    rates.ours.push(fast);
    rates.bare.push(most);
  }
  clearInterval(dropping);
  const [rate, limit] = [median(rates.ours), median(rates.bare)];
  return {
    [`${read.name}PerSecond`]: Math.round(rate),
    [`${read.name}BarePerSecond`]: Math.round(limit),
    [`${read.name}Ratio`]: Math.round((100 * rate) / limit) / 100,
  };
}

/** The requests of one measurement, in order, without an end. */
type Requests = () => Buffer;

interface Load {
  readonly url: string;
  readonly next: Requests;
  readonly connections: number;
  readonly seconds: number;
}

/** How many requests are answered per second. @throws RangeError for an answer other than 200 */
async function ratePerSecond({ url, next, connections, seconds }: Load): Promise<number> {
  const open = await Promise.all(Array.from({ length: connections }, () => openRaw(url)));
  try {
    const begun = performance.now();
    const until = begun + seconds * 1000;
    const answered = await Promise.all(open.map((connection) => askUntil(connection, next, until)));
    return answered.reduce((sum, each) => sum + each, 0) / ((performance.now() - begun) / 1000);
  } finally {
    for (const connection of open) connection.close();
  }
}

async function askUntil(connection: RawConnection, next: Requests, until: number): Promise<number> {
  let answered = 0;
  while (performance.now() < until) {
    const request = next();
    const { status } = await connection.ask(request);
    if (status !== 200) throw new RangeError(`${status} for ${request.toString('latin1').split('\r\n', 1)[0]}`);
    answered += 1;
  }
  return answered;
}
