import { routes } from '@ascendant/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildTraveller } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';
import { accountsModule } from '../../accounts/accounts.module';
import { eventsModule } from '../events.module';

const names = new Map<number, string>();
const app = await testApp({ modules: [accountsModule, eventsModule] });
const halifax = { latitude: 44.64269, longitude: -63.57688 };
const truro = { latitude: 45.36685, longitude: -63.26538 };
const moncton = { latitude: 46.11594, longitude: -64.80186 };
const montreal = { latitude: 45.50884, longitude: -73.58781 };
const hanoi = { latitude: 21.0245, longitude: 105.84117 };

beforeAll(async () => {
  const add = async (title: string, day: number, options: EventOptions) => {
    const startDate = dayFromNow(day);
    names.set((await buildEvent(app.db, { title, startDate, ...options })).id, title);
  };
  await add('Past', -3, halifax);
  await add('Hanoi', 2, hanoi);
  await add('Montreal', 3, montreal);
  await add('Unknown', 4, { latitude: null, longitude: null });
  await add('Moncton', 5, moncton);
  await add('Truro', 6, truro);
  await add('Farm in Halifax', 7, { ...halifax, category: 'Family & Kids' });
});

const person = (options: { readonly currentCity?: string; readonly maxTravelDistance?: number } = {}) =>
  buildTraveller(app.db, {
    currentCity: 'Halifax',
    currentProvince: 'Nova Scotia',
    currentCountry: 'Canada',
    ...options,
  });

type Query = { readonly sort?: 'date'; readonly limit?: number; readonly kids?: 'true'; readonly cursor?: string };
type Session = Awaited<ReturnType<typeof person>>['session'];
const listed = async (query: Query, session?: Session) => {
  const all = { dates: 'next', sort: 'near', limit: 20, ...query } as const;
  const { body, headers } = await app.call(routes.listEvents, { query: all }, session);
  return { titles: body.map(({ id }) => names.get(id)), body, headers };
};

const nearFirst = ['Moncton', 'Truro', 'Farm in Halifax', 'Montreal', 'Unknown', 'Hanoi', 'Past'];
const byDate = ['Hanoi', 'Montreal', 'Unknown', 'Moncton', 'Truro', 'Farm in Halifax', 'Past'];

describe('a list of what’s near first', () => {
  it('has what’s near the caller’s town, then what isn’t over 1,000 km away, each by date', async () => {
    const { titles, body, headers } = await listed({}, (await person()).session);
    expect(titles).toEqual(nearFirst);
    expect(body.map(({ distanceKm }) => distanceKm === null)).toEqual(nearFirst.map((name) => name === 'Unknown'));
    expect([headers['x-total-count'], headers['x-unfiltered-count']]).toEqual(['7', '7']);
  });

  it('goes on from page to page', async () => {
    const { session } = await person();
    let found: unknown[] = [];
    let cursor: string | undefined;
    do {
      const { titles, headers } = await listed({ limit: 2, ...(cursor && { cursor }) }, session);
      found = [...found, ...titles];
      cursor = /cursor=([^&>]+)/.exec(headers['link']?.toString() ?? '')?.[1];
    } while (cursor);
    expect(found).toEqual(nearFirst);
  });

  it('goes by how far the person would travel', async () => {
    const { titles } = await listed({}, (await person({ maxTravelDistance: 100 })).session);
    expect(titles.slice(0, 4)).toEqual(['Truro', 'Farm in Halifax', 'Montreal', 'Unknown']);
  });

  it('has what children can come to in the same order, Family & Kids first in each', async () => {
    const { titles } = await listed({ kids: 'true' }, (await person()).session);
    expect(titles.slice(0, 3)).toEqual(['Farm in Halifax', 'Moncton', 'Truro']);
  });

  it('is by date for visitors, without a town that’s known, and in another order', async () => {
    expect((await listed({})).titles).toEqual(byDate);
    expect((await listed({}, (await person({ currentCity: 'Zzyzxville' })).session)).titles).toEqual(byDate);
    expect((await listed({ sort: 'date' }, (await person()).session)).titles).toEqual(byDate);
  });
});
