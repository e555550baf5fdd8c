import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEvent } from '../factories/events';
import { testApp } from '../test-app';

/** As many as a feed has. */
const eventCount = 100;
const attacker = '198.51.100.1';
const seconds = 6;

const app = await testApp({ pages: 'built', settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
let site: string;

beforeAll(async () => {
  for (let number = 0; number < eventCount; number += 1)
    await buildEvent(app.db, {
      title: `Dawn traverse ${number}`,
      description: 'A long walk above the trees. '.repeat(20),
    });
  site = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  // Everything is loaded and compiled before it's attacked.
  for (let round = 0; round < 5; round += 1)
    await Promise.all(everyone(round).map((path) => ask(path, '198.51.100.9')));
});

afterAll(() => app.app.http.close());

/** What anyone else asks for meanwhile, none of it cached. */
const everyone = (number: number) => [
  `/browse?minPrice=${number}&maxPrice=4000`,
  `/api/events?minPrice=${number}&limit=20`,
  `/api/events?q=traverse&minPrice=${number}`,
];

async function ask(path: string, from: string): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  const response = await fetch(site + path, { headers: { 'x-forwarded-for': from } });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - start };
}

/** Sends some requests of one address a second, and looks at how another one is served. */
async function during(perSecond: number, pathOf: (number: number) => string) {
  const attack: Promise<{ status: number }>[] = [];
  const others: Promise<{ status: number; ms: number }>[] = [];
  const ticks = 10;
  for (let tick = 0; tick < seconds * ticks; tick += 1) {
    for (let call = 0; call < perSecond / ticks; call += 1) attack.push(ask(pathOf(attack.length), attacker));
    if (tick % 2 === 0)
      others.push(
        ...everyone(1000 + tick)
          .slice(tick % 3)
          .map((path) => ask(path, '203.0.113.7')),
      );
    await setTimeout(1000 / ticks);
  }
  const [served, seen] = await Promise.all([Promise.all(attack), Promise.all(others)]);
  const waits = seen.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    refusedOthers: seen.filter(({ status }) => status !== 200).length,
    p99Ms: waits[Math.floor(waits.length * 0.99)] ?? 0,
    statuses: [...new Set(served.map(({ status }) => status))].sort((a, b) => a - b),
  };
}

describe('one address within its limits doesn’t stop everyone else', () => {
  it.each([
    ['ten calendars a second', 10, (number: number) => `/events.ics?maxPrice=${2000 + number}`],
    ['ten feeds a second', 10, (number: number) => `/events.rss?maxPrice=${2000 + number}`],
    ['fifty pages a second', 50, (number: number) => `/browse?maxPrice=${2000 + number}`],
    ['a hundred searches a second', 100, (number: number) => `/api/events?q=traverse&maxPrice=${2000 + number}`],
  ])('that asks for %s', async (what, perSecond, pathOf) => {
    const { refusedOthers, p99Ms, statuses } = await during(perSecond, pathOf);
    console.log(`${what}: others at p99 ${p99Ms.toFixed(0)} ms; the address got ${statuses.join(', ')}`);
    expect(refusedOthers).toBe(0);
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  });
});

it('requests whose counts wait for a locked table are counted once', async () => {
  const blocker = await app.pool.connect();
  await blocker.query('begin; lock table rate_limits');
  for (let call = 0; call < 100; call += 1)
    await ask('/healthz?', '198.51.100.77').then(() => ask('/robots.txt', '198.51.100.77'));
  await setTimeout(3000);
  await blocker.query('commit');
  blocker.release();
  await expect
    .poll(
      async () =>
        (
          await app.pool.query(
            `select sum(count)::int as sum from rate_limits where bucket like 'publicRead%' group by bucket having sum(count) = 100`,
          )
        ).rowCount,
      { timeout: 5000 },
    )
    .toBe(1);
});
