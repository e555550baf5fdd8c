import { setTimeout as sleep } from 'node:timers/promises';
import { browsePageSize } from '@ascendant/domain/list-limits';
import type { SessionHeaders } from '../sign-in';

const pollMs = 500;
const withinMs = 600_000;

/** A read to measure, as the screens ask it: warm ones are always for the same address. */
export interface MeasuredRead {
  readonly name: string;
  readonly as: 'visitor' | 'traveller';
  /** @param number of the request: those of a cold read never ask for the same twice within seconds */
  path(number: number): string;
}

/** Above every price of the demo, so that it asks for the same events under another address. */
const highPrice = 5_000;

/** As many events as are asked for in turns. */
const detailsInTurn = 2_000;

/** @param eventIds published events */
export function measuredReads(eventIds: readonly number[]): readonly MeasuredRead[] {
  const list = `/api/events?dates=next&limit=${browsePageSize}`;
  const search = `${list}&q=kayak`;
  const detail = (number: number) => `/api/events/${eventIds[number % Math.min(detailsInTurn, eventIds.length)]}`;
  const cold = (path: string) => (number: number) => `${path}&maxPrice=${highPrice + number / 100}`;
  return [
    { name: 'listWarm', as: 'visitor', path: () => list },
    { name: 'detailWarm', as: 'visitor', path: () => detail(0) },
    { name: 'searchWarm', as: 'visitor', path: () => search },
    { name: 'listCold', as: 'visitor', path: cold(list) },
    { name: 'detailCold', as: 'visitor', path: detail },
    { name: 'searchCold', as: 'visitor', path: cold(search) },
    { name: 'signedInList', as: 'traveller', path: () => list },
    {
      name: 'recommended',

      as: 'traveller',
      path: () => `/api/user/matched-events?dates=next&limit=${browsePageSize}`,
    },
    { name: 'myBookings', as: 'traveller', path: () => '/api/user/bookings' },
  ];
}

/** Waits until a site has read the skies of all events. @throws Error if it takes too long */
export async function scoresReady(url: string, session: SessionHeaders): Promise<void> {
  const until = Date.now() + withinMs;
  for (;;) {
    const { headers } = await fetch(`${url}/api/events?limit=1`, { headers: session });
    if (!headers.has('x-scores-pending')) return;
    if (Date.now() > until) throw new Error('the scores were not ready in time');
    await sleep(pollMs);
  }
}
