import { routes } from '@ascendant/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { testApp } from '../../../../test/test-app';
import { eventsModule } from '../events.module';

const names = new Map<number, string>();
const app = await testApp({ modules: [eventsModule] });
beforeAll(async () => {
  const add = async (title: string, day: number, options: EventOptions = {}) => {
    const startDate = dayFromNow(day);
    names.set((await buildEvent(app.db, { title, startDate, ...options })).id, title);
  };
  await add('Past walk', -3);
  await add('Early walk', 2);
  await add('From eleven', 3, { minimumAge: 11 });
  await add('From twelve', 4, { minimumAge: 12 });
  await add('Candle walk', 5, { category: 'Romantic & Dating' });
  await add('Farm walk', 6, { category: 'Family & Kids' });
  await add('Zoo', 7, { category: 'Family & Kids' });
});

const listed = async (query: Record<string, unknown>) => {
  const { body, headers } = await app.call(routes.listEvents, { query: { kids: 'true', dates: 'next', ...query } });
  return { titles: body.map(({ id }) => names.get(id)), headers };
};

describe('a list with kids', () => {
  it('has what children can come to, those of Family & Kids first', async () => {
    const { titles, headers } = await listed({ limit: 20 });
    expect(titles).toEqual(['Farm walk', 'Zoo', 'Early walk', 'From eleven', 'Past walk']);
    expect(headers['x-total-count']).toBe('5');
  });

  it('goes on from page to page, near a place too', async () => {
    for (const place of [{}, { near: '51.2,-115.6', within: '50' }]) {
      let found: unknown[] = [];
      let cursor: string | undefined;
      do {
        const { titles, headers } = await listed({ limit: 2, ...place, ...(cursor && { cursor }) });
        found = [...found, ...titles];
        cursor = /cursor=([^&>]+)/.exec(headers['link']?.toString() ?? '')?.[1];
      } while (cursor);
      expect(found).toEqual(['Farm walk', 'Zoo', 'Early walk', 'From eleven', 'Past walk']);
    }
  });

  it('is ordered by relevance within these for a search, and as chosen otherwise', async () => {
    expect((await listed({ q: 'walk', limit: 20 })).titles).toEqual(['Farm walk', 'Early walk', 'Past walk']);
    expect((await listed({ sort: 'date', limit: 2 })).titles).toEqual(['Early walk', 'From eleven']);
  });
});
