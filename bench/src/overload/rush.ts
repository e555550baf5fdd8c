import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@ascendant/contract/routes';
import type { Order } from '../booking/market';
import { seatRequest } from '../booking/shopper';
import { quantile } from '../quantile';

/** What people got who wanted seats of one event at once. */
export interface Rush {
  readonly held: number;
  /** How many were told to come again at least once, and how many of them again when they did. */
  readonly toldToComeAgain: number;
  readonly toldTwiceInARow: number;
  /** How long it took until the seats were held, with the waits that they were asked for, in milliseconds. */
  readonly p50Ms: number;
  readonly worstMs: number;
}

/** Everyone asks for a seat at the same moment, and whenever they're told to come again, they wait as long as `Retry-After` says. */
export async function rush(url: string, orders: readonly Order[]): Promise<Rush> {
  const begun = performance.now();
  const people = await Promise.all(
    orders.map(async (order, index) => {
      const refusals = await refusalsUntilHeld(url, order, `10.1.${index >> 8}.${index & 255}`);
      return { refusals, ms: performance.now() - begun };
    }),
  );
  const sorted = people.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    held: people.length,
    toldToComeAgain: people.filter(({ refusals }) => refusals > 0).length,
    toldTwiceInARow: people.filter(({ refusals }) => refusals > 1).length,
    p50Ms: quantile(sorted, 0.5),
    worstMs: sorted.at(-1) ?? 0,
  };
}

/** @throws RangeError for any answer but 200, and 503 with Retry-After */
async function refusalsUntilHeld(url: string, order: Order, address: string): Promise<number> {
  const { body, headers } = seatRequest(order);
  const request = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': address },
  };
  for (let refusals = 0; ; refusals += 1) {
    const response = await fetch(url + routes.createPaymentIntent.path, request);
    const text = await response.text();
    if (response.status === 200) return refusals;
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || seconds === 0) throw new RangeError(`${response.status} ${text}`);
    await sleep(seconds * 1000);
  }
}
