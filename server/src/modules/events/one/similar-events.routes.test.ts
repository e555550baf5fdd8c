import { relaxedFilterRoutes } from '@ascendant/contract/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCategory, buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildDependent, buildTraveller } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';

const names = new Map<number, string>();
const toronto = { latitude: 43.7, longitude: -79.42 };
const guelph = { latitude: 43.55, longitude: -80.25 };
const marrakesh = { latitude: 31.63, longitude: -8 };

const app = await testApp();
beforeAll(async () => {
  const add = async (title: string, options: EventOptions) => {
    names.set((await buildEvent(app.db, { title, ...options })).id, title);
  };
  await buildCategory(app.db, 'Family & Kids');
  await add('Slow dating', { ...toronto, minimumAge: 21, category: 'Romantic & Dating' });
  await add('Picnic for two', { ...toronto, minimumAge: 0, category: 'Romantic & Dating' });
  await add('Night swim', { ...toronto, minimumAge: 12 });
  await add('Farm morning', { ...guelph, minimumAge: 8 });
  await add('Dunes', { ...marrakesh, startDate: dayFromNow(3) });
});

async function similarTo(query: Record<string, unknown>, session = {}) {
  const { body } = await app.call(relaxedFilterRoutes.relaxFilters, { query }, session);
  return body.similar.map(({ id }) => names.get(id));
}

const nearToronto = { near: '43.7,-79.4', within: '100' };
const inToronto = { currentCity: 'Toronto', currentProvince: 'Ontario', currentCountry: 'Canada' };

describe('events like those of a search that finds nothing', () => {
  it('for families, are those that children can come to', async () => {
    expect(await similarTo({ ...nearToronto, category: 'Family & Kids' })).toEqual(['Farm morning']);
    expect(await similarTo({ ...nearToronto, category: 'Gaming & Esports' })).toHaveLength(3);
  });

  it('are those that everyone in the party is old enough for', async () => {
    const traveller = await buildTraveller(app.db);
    const born = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
    const withChild = async (age: number) => {
      const { id } = await buildDependent(app.db, traveller.id, { dateOfBirth: born(age) });
      return similarTo({ ...nearToronto, category: 'Gaming & Esports', with: String(id) }, traveller.session);
    };
    expect(await withChild(6)).toEqual(['Dunes']);
    expect(await withChild(9)).toEqual(['Farm morning']);
  });

  it('without a place, are near where the reader lives, not on another continent', async () => {
    const query = { category: 'Gaming & Esports' };
    const { session } = await buildTraveller(app.db, inToronto);
    expect(await similarTo(query, session)).not.toContain('Dunes');
    expect((await similarTo(query))[0]).toBe('Dunes');
  });
});
