import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maxWebhooks } from '@ascendant/domain/channel/webhook';
import type { Pool } from 'pg';
import { httpTo, type Http } from './booking/http';
import { speedOf } from './booking/load';
import { openMarket, type Market, type Order } from './booking/market';
import { book } from './booking/shopper';
import { addReseller, addWebhooks, sellSeats, type Organizer } from './channels/organizer';
import { jobsDone } from './jobs-done';
import { costSince } from './processor-time';
import { quantile } from './quantile';
import { signIn } from './sign-in';

const bookers = 64;
const turns = 4;
const ordersPerTurn = 250;
const events = 50;
const kinds = ['Plain', 'Channels'] as const;

/** What one turn measured. */
interface Turn {
  readonly perSecond: number;
  /** Processor time of the server and PostgreSQL for each booking, with the jobs after it. */
  readonly costMs: number;
}

/**
 * Bookings at 50 events by 64 people at once, in turns: at the events of an organizer without channels, and of one with ten webhooks, which are
 * told of everything, and a reseller that reserves a seat and gives it back ten times a second.
 * Target: at most 5% fewer a second with channels. Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchChannels(): Promise<Record<string, number>> {
  const market = await openMarket({ OUTBOUND_ALLOW: '127.0.0.0/8' });
  const receiver = await openReceiver();
  const http = httpTo(market.url, bookers + 1);
  try {
    const [plain, channels] = [await organizerIn(market.pool), await organizerIn(market.pool)];
    await addWebhooks(market.url, channels, { url: receiver.url, count: maxWebhooks });
    const measured: Record<(typeof kinds)[number], Turn[]> = { Plain: [], Channels: [] };
    for (let turn = 0; turn <= turns; turn += 1) {
      // Each is first in every other turn; the first turn warms up.
      for (const kind of turn % 2 === 0 ? kinds : kinds.toReversed()) {
        const took = await takeTurn(market, http, kind === 'Plain' ? { of: plain } : { of: channels, resells: true });
        if (turn > 0) measured[kind].push(took);
      }
    }
    return { ...figures('Plain', measured.Plain), ...figures('Channels', measured.Channels), told: receiver.told() };
  } finally {
    http.close();
    receiver.close();
    await market.close();
  }
}

interface Rush {
  readonly of: Organizer;
  readonly resells?: boolean;
}

async function takeTurn(market: Market, http: Http, { of, resells = false }: Rush): Promise<Turn> {
  const orders = await market.orders(ordersPerTurn, { events, organizerId: of.id });
  const reseller = resells ? await addReseller(market, of, orders[0]) : null;
  await jobsDone(market.pool);
  const before = await market.processorTime();
  const stop = reseller && sellSeats(http, reseller);
  const { perSecond } = await speedOf(orders, bookers, (order: Order) => book(http, order));
  await stop?.();
  await jobsDone(market.pool);
  const { server, postgres } = costSince(before, await market.processorTime());
  return { perSecond, costMs: (server + postgres) / ordersPerTurn };
}

const figures = (name: string, measured: readonly Turn[]) => ({
  [`bookingsPerSecond${name}`]: median(measured.map(({ perSecond }) => perSecond)),
  [`bookingCostMs${name}`]: median(measured.map(({ costMs }) => costMs)),
});
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(10 * quantile(sorted, 0.5)) / 10;
}

async function organizerIn(pool: Pool): Promise<Organizer> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (username, email, password, first_name, last_name, date_of_birth, email_verified, user_type, is_organizer)
     select left(name, 30), left(name, 30) || '@example.org', 'no password', 'Ada', 'Roy', '1990-01-01', true, 'organizer', true
     from replace(gen_random_uuid()::text, '-', '') name returning id`,
  );
  const id = rows[0]?.id ?? 0;
  return { id, session: await signIn(pool, id) };
}

/** A server that takes every webhook. */
async function openReceiver() {
  let told = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
    told += 1;
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, told: () => told, close: () => server.close() };
}
