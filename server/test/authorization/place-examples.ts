import type { CallName } from '@ascendant/contract/routes';
import type { Example } from './example-rows';

/** Examples of the calls about places, and of searches. `examples.ts` has the others. */
export const placeExamples: Partial<Record<CallName, Example>> = {
  mapTowns: { send: () => ({ query: { area: '-116,50,-113,52' } }) },
  readSearch: { send: () => ({ query: { q: 'kids near banff', today: '2026-11-26' } }) },
  suggestSearch: { send: () => ({ query: { q: 'canoe' } }) },
  searchPlaces: { send: () => ({ query: { q: 'Halifax' } }) },
  clockChange: { send: () => ({ query: { city: 'Halifax', country: 'Canada', date: '1999-10-31', time: '01:30' } }) },
  locateEvent: { send: () => ({ query: { q: 'Banff, Canada' } }) },
};
