import { loadavg } from 'node:os';
import process from 'node:process';
import { httpTo } from './booking/http';
import { speedOf } from './booking/load';
import { ordersIn } from './booking/market';
import { book } from './booking/shopper';
import { growSite } from './scale/grown-site';
import { openRequests } from './strangers/requests';
import { askedAlone, askedTogether } from './strangers/timing';

const sizes = (process.env['BENCH_SIZES'] ?? '1000,100000').split(',').map(Number);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const perSecond = 50;
/** The crowd reads this long before it's measured. */
const warmUpSeconds = 20;
const checkouts = 20;
/** More than 20 people can book meanwhile. */
const orders = 4_000;

/**
 * Seventeen kinds of read as strangers ask them: each request has an address that no one has asked for, or comes from someone who hasn't
 * asked. First one at a time on every size, with the processor time of each in Node and in PostgreSQL; then, on the last size, 50 a second
 * after a warm-up, alone and beside 20 people who book. `BENCH_SIZES=1000,1000000` chooses the sizes, `BENCH_SECONDS` how long each crowd reads.
 * Targets: 50 a second answered within 400 ms (99th percentile), or 800 ms beside the bookings, none refused; then at most 600 MB.
 * Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchStrangers(): Promise<Record<string, number>> {
  const [loadBefore = 0] = loadavg();
  const figures: Record<string, number> = { loadBefore };
  for (const size of sizes) {
    const site = await growSite(size);
    try {
      const requests = await openRequests(site);
      Object.assign(figures, site.figures, named(String(size), await askedAlone(requests, site)));
      if (size !== sizes.at(-1)) continue;
      await askedTogether(requests, { url: site.url, perSecond, seconds: warmUpSeconds });
      Object.assign(figures, named('Crowd', await askedTogether(requests, { url: site.url, perSecond, seconds })));
      const bought = buyers(site.url, await ordersIn(site.pool, orders, { events: 50 }));
      const read = await askedTogether(requests, { url: site.url, perSecond, seconds });
      Object.assign(figures, named('BesideCheckouts', read), { bookingsPerSecond: await bought.stop() });
      figures['serverMb'] = await site.memoryMb();
    } finally {
      await site.close();
    }
  }
  return figures;
}

/** People who book one after the other until they're stopped. */
function buyers(url: string, wanted: Parameters<typeof speedOf<Parameters<typeof book>[1]>>[0]) {
  const http = httpTo(url, checkouts);
  let isOver = false;
  const speed = speedOf(wanted, checkouts, async (order) => !isOver && book(http, order));
  return {
    /** @returns how many were booked per second */
    stop: async (): Promise<number> => {
      isOver = true;
      const { perSecond: booked } = await speed;
      http.close();
      return booked;
    },
  };
}

const named = (what: string, figures: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name + what, Math.round(100 * value) / 100]));
