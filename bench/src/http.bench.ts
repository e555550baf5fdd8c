import { loadavg } from 'node:os';
import process from 'node:process';
import { Pool } from 'pg';
import { databaseUrl } from '../../e2e/site/database';
import { startSite } from '../../e2e/site/start-site';
import { startBareSite, type SameBytes } from './http/bare-site';
import { measuredReads, type MeasuredRead } from './http/measured-reads';
import { rawRequest, openRaw, type RawConnection } from './http/raw-client';
import { jobsDone } from './jobs-done';
import { median } from './quantile';

const events = Number(process.env['BENCH_EVENTS'] ?? 10_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const rounds = 3;
const connections = 16;
const headers = { 'accept-encoding': 'br' };

/**
 * How many requests per second the built program answers to visitors from its cache, in turns with the limit of the machine: node:http with
 * the same bytes. What isn't cached is measured by `npm run bench compare`. `BENCH_EVENTS` says how many events there are besides the demo's, and
 * `BENCH_SECONDS` how long each of three rounds takes.
 * Targets: each at least a fifth of its limit.
 * Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchHttp(): Promise<Record<string, number>> {
  const [loadBefore = 0] = loadavg();
  const settings = { SEED: 'large', EVENTS: String(events) };
  const site = await startSite(new Date().toISOString().slice(0, 10), { settings });
  const pool = new Pool({ connectionString: await databaseUrl(site.dataDir), max: 1 });
  try {
    await jobsDone(pool);
    const reads = measuredReads(await eventsOf(pool)).filter(({ name }) => name.endsWith('Warm'));
    const bare = await startBareSite(await bytesOf(site.url, reads));
    const figures: Record<string, number> = {};
    try {
      for (const read of reads) Object.assign(figures, await compared(read, site.url, bare.url));
    } finally {
      await bare.close();
    }
    return { loadBefore, events, ...figures };
  } finally {
    await pool.end();
    await site.stop();
  }
}

async function eventsOf(pool: Pool): Promise<readonly number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from events where status = 'published' order by id desc limit 1`,
  );
  return rows.map(({ id }) => id);
}

async function bytesOf(url: string, reads: readonly MeasuredRead[]): Promise<Record<string, SameBytes>> {
  const heard = reads.map(async ({ name, path }) => [name, await heardBytes(url + path(0))] as const);
  return Object.fromEntries(await Promise.all(heard));
}

/** The headers of the answer, and a body of as many bytes as were sent. */
async function heardBytes(url: string): Promise<SameBytes> {
  const { headers: sent } = await fetch(url, { headers });
  const body = Buffer.alloc(Number(sent.get('content-length')), 'x');
  const kept = [...sent].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name));
  return { headers: Object.fromEntries(kept), base64: body.toString('base64') };
}

/** Both in turns, because the machine isn't equally fast at all times. The median round counts. */
async function compared(read: MeasuredRead, ours: string, bare: string): Promise<Record<string, number>> {
  const [request, same] = [rawRequest(read.path(0), headers), rawRequest(`/${read.name}`, headers)];
  const rates = { ours: [] as number[], bare: [] as number[] };
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const lasting = round === 0 ? seconds / 2 : seconds;
    const [fast, most] = [await ratePerSecond(ours, request, lasting), await ratePerSecond(bare, same, lasting)];
    if (round === 0) continue;
    rates.ours.push(fast);
    rates.bare.push(most);
  }
  const [rate, limit] = [median(rates.ours), median(rates.bare)];
  return {
    [`${read.name}PerSecond`]: Math.round(rate),
    [`${read.name}BarePerSecond`]: Math.round(limit),
    [`${read.name}Ratio`]: Math.round((100 * rate) / limit) / 100,
  };
}

/** How many requests are answered per second. @throws RangeError for an answer other than 200 */
async function ratePerSecond(url: string, request: Buffer, lasting: number): Promise<number> {
  const open = await Promise.all(Array.from({ length: connections }, () => openRaw(url)));
  try {
    const begun = performance.now();
    const until = begun + lasting * 1000;
    const answered = await Promise.all(open.map((connection) => askUntil(connection, request, until)));
    return answered.reduce((sum, each) => sum + each, 0) / ((performance.now() - begun) / 1000);
  } finally {
    for (const connection of open) connection.close();
  }
}

async function askUntil(connection: RawConnection, request: Buffer, until: number): Promise<number> {
  let answered = 0;
  while (performance.now() < until) {
    const { status } = await connection.ask(request);
    if (status !== 200) throw new RangeError(`${status} for ${request.toString('latin1').split('\r\n', 1)[0]}`);
    answered += 1;
  }
  return answered;
}
