import { httpTo } from '../booking/http';
import { speedOf } from '../booking/load';
import { ordersIn, type Order } from '../booking/market';
import { book, hold } from '../booking/shopper';
import type { FilledSite } from '../scale/grown-site';
import { openRequests, type Requests } from '../strangers/requests';
import { timed } from '../strangers/timing';
import { costsInTurns, turns, type Cost } from './cost';

/** What both versions are asked for, and how much of the other's processor time it may take. */
export interface Measure {
  readonly label: string;
  /** @param events how many there are */
  readonly limit: (events: number) => number;
  readonly costs: (sides: readonly Side[]) => Promise<readonly Cost[]>;
}

/** A version's site. */
export interface Side {
  readonly site: FilledSite;
  readonly requests: Requests;
}

export async function sideOf(site: FilledSite): Promise<Side> {
  return { site, requests: await openRequests(site) };
}

const readsPerTurn = 25;
const buyers = 64;
const ordersPerTurn = 3 * buyers;

/** @param kind as `bench/src/strangers/kinds.ts` calls it */
function read(label: string, kind: string, limit: Measure['limit']): Measure {
  return {
    label,
    limit,
    costs: (sides) =>
      costsInTurns(sides, readsPerTurn, async ({ site, requests }) => {
        const wanted = requests.kinds.find(({ name }) => name === kind);
        if (wanted === undefined) throw new RangeError(`there's no kind ${kind}`);
        for (let number = 0; number < readsPerTurn; number += 1) await timed(site.url, requests.next(wanted));
      }),
  };
}

/** @param sell sells one order, and says whether it wasn't refused */
function sale(label: string, sell: typeof book, { events, most }: { events: number; most: number }): Measure {
  return {
    label,
    limit: () => most,
    costs: async (sides) => {
      const sellers = await Promise.all(sides.map(async (side) => ({ ...side, ...(await sellerOf(side, events)) })));
      const costs = await costsInTurns(sellers, ordersPerTurn, async ({ http, orders }, turn) => {
        const some = orders.slice(turn * ordersPerTurn, (turn + 1) * ordersPerTurn);
        const { refused } = await speedOf(some, buyers, (order) => sell(http, order));
        if (refused > 0) throw new RangeError(`${refused} of ${label} were refused`);
      });
      for (const { http } of sellers) http.close();
      return costs;
    },
  };
}

async function sellerOf({ site }: Side, events: number) {
  await site.pool.query(jobsTomorrow);
  const orders: readonly Order[] = await ordersIn(site.pool, turns * ordersPerTurn, { events });
  return { http: httpTo(site.url, buyers), orders };
}

/** Tickets are drawn, and emails sent, after what's measured. */
const jobsTomorrow = `
  create or replace function jobs_tomorrow() returns trigger language plpgsql as
    $$ begin new.run_at = new.run_at + interval '1 day'; return new; end $$;
  create or replace trigger jobs_tomorrow before insert on graphile_worker._private_jobs
    for each row execute function jobs_tomorrow()`;

const always = (limit: number) => () => limit;

/** The limits compare with version 4d09dae9. Source: docs/rules/reliability.md, "Performance budgets". */
export const measures: readonly Measure[] = [
  read('filtered list (API)', 'list', always(1)),
  read('page of a list', 'listPage', always(0.9)),
  read('page of an event', 'eventPage', always(0.6)),
  read('signed-in list', 'signedInList', always(1)),
  read('my bookings', 'myBookings', always(1.1)),
  read('recommended for someone new', 'recommended', always(0.35)),
  read('good days', 'goodDays', always(0.6)),
  read('search', 'search', (events) => (events < 100_000 ? 1.2 : 0.2)),
  sale('an order, 64 at once', book, { events: 50, most: 1.2 }),
  sale('a hold, 64 at once', hold, { events: 1, most: 1.2 }),
];
