import { loadavg } from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { databaseUrl } from '../../e2e/site/database';
import { startSite } from '../../e2e/site/start-site';
import { openMarket } from './booking/market';
import { metricsToken, residentMb } from './booking/peak-memory';
import { measuredReads, scoresReady } from './http/measured-reads';
import { rawRequest } from './http/raw-client';
import { jobsDone } from './jobs-done';
import { arriveAtOnce, crowd } from './overload/crowd';
import { rush } from './overload/rush';
import { signIn } from './sign-in';

const events = Number(process.env['BENCH_EVENTS'] ?? 1_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const connections = 600;
const signIns = 200;
/** As many people as seats. */
const rushed = 600;
/** Memory is compared from here on: until then, caches fill and code is compiled. */
const settledShare = 1 / 3;

/**
 * Visitors and someone signed in read lists, events, searches, recommendations and bookings on 600 connections, and meanwhile 200 people
 * sign in at once. Visitors' lists differ, so that they're computed.
 * Targets: nothing fails; 99 of 100 answers within a second; memory doesn't grow.
 * Source: docs/rules/reliability.md, "Overload".
 */
export async function benchOverload(): Promise<Record<string, number>> {
  const [loadBefore = 0] = loadavg();
  const settings = { SEED: 'large', EVENTS: String(events), METRICS_TOKEN: metricsToken };
  const site = await startSite(new Date().toISOString().slice(0, 10), { settings });
  const pool = new Pool({ connectionString: await databaseUrl(site.dataDir), max: 1 });
  try {
    const next = await requestsOf(site.url, pool);
    const arrived = await arriveAtOnce(site.url, signIns);
    const [reads, signedIn, memory] = await Promise.all([
      crowd(site.url, { connections, seconds, next }),
      sleep((seconds * 1000) / 2).then(arrived.signIn),
      sleep(seconds * 1000 * settledShare).then(() => residentMb(site.url)),
    ]);
    return {
      loadBefore,
      events,
      seconds,
      ...named('reads', reads),
      ...named('signIns', signedIn),
      serverMbAtFirst: memory,
      serverMb: await residentMb(site.url),
    };
  } finally {
    await pool.end();
    await site.stop();
  }
}

/**
 * 600 people want one of an event's 600 seats at the same moment; later, after a first rush for another event, which isn't measured.
 * Targets: at most 5% are told to come again, and none of them twice in a row.
 * Source: docs/rules/reliability.md, "Overload".
 */
export async function benchRush(): Promise<Record<string, number>> {
  const market = await openMarket();
  try {
    await rush(market.url, await market.orders(rushed, { events: 1 }));
    return named('rush', await rush(market.url, await market.orders(rushed, { events: 1 })));
  } finally {
    await market.close();
  }
}

/** Every read of `npm run bench http` by turns. */
async function requestsOf(url: string, pool: Pool): Promise<() => Buffer> {
  const { rows } = await pool.query<{ id: number; traveller: number }>(
    `select id, (select id from users where username = 'traveller') as traveller from events where status = 'published'`,
  );
  const traveller = await signIn(pool, rows[0]?.traveller ?? 0);
  await scoresReady(url, traveller);
  await jobsDone(pool);
  const reads = measuredReads(rows.map(({ id }) => id));
  let number = 0;
  return () => {
    number += 1;
    const read = reads[number % reads.length];
    if (read === undefined) throw new RangeError('there is nothing to read');
    const session = read.as === 'traveller' ? traveller : {};
    return rawRequest(read.path(number), { 'accept-encoding': 'br', ...session });
  };
}

/** Figures under names that begin with what was measured. */
function named(what: string, figures: object): Record<string, number> {
  const entries = Object.entries(figures).map(([name, value]: [string, number]) => {
    const rest = name.slice(0, 1).toUpperCase() + name.slice(1);
    return [what + rest, Math.round(value)] as const;
  });
  return Object.fromEntries(entries);
}
