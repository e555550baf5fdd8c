import { relaxedFilterRoutes } from '@ascendant/contract/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { testApp } from '../../../../test/test-app';
import { eventsModule } from '../events.module';

const names = new Map<number, string>();

const montreal = { location: 'Montréal, Quebec, Canada', latitude: 45.50884, longitude: -73.58781 };
const ottawa = { location: 'Ottawa, Ontario, Canada', latitude: 45.41117, longitude: -75.69812 };
const free = [{ tierType: 'regular', adultPrice: '0.00', childPrice: null }] as const;
const paid = [{ tierType: 'regular', adultPrice: '80.00', childPrice: null }] as const;

const app = await testApp({ modules: [eventsModule] });
beforeAll(async () => {
  const add = async (name: string, options: EventOptions) => {
    names.set((await buildEvent(app.db, { title: name, ...options })).id, name);
  };
  await add('Free walk', { ...ottawa, tiers: [...free], startDate: dayFromNow(20), endDate: dayFromNow(20) });
  await add('Paid paddle', { ...montreal, tiers: [...paid], startDate: dayFromNow(10), endDate: dayFromNow(10) });
  await add('Later paddle', { ...montreal, tiers: [...paid], startDate: dayFromNow(50), endDate: dayFromNow(50) });
});

async function relaxed(query: Record<string, unknown>) {
  const { body } = await app.call(relaxedFilterRoutes.relaxFilters, { query });
  return {
    counts: Object.fromEntries(
      body.relaxations.map(({ what, also, count }) => [also ? `${what}, ${also}` : what, count]),
    ),
    within: body.relaxations.find(({ what }) => what === 'distance')?.within ?? null,
    days: body.relaxations.find(({ what }) => what === 'other_days'),
    words: body.relaxations.flatMap(({ what, words, q, count }) => (what === 'words' ? [{ words, q, count }] : [])),
    unknownWords: body.unknownWords,
    similar: body.similar.map(({ id }) => names.get(id)),
  };
}

const nearMontreal = { near: '45.5,-73.6', within: '25' };

describe('where nothing is found', () => {
  it('each filter says what dropping it gives, and those that give nothing are left out', async () => {
    expect((await relaxed({ q: 'paddle', maxPrice: '0', category: 'Outdoor & Nature' })).counts).toEqual({
      price: 2,
      text: 1,
    });
  });

  it('a distance grows to the first that has an event, beside the place itself', async () => {
    const { counts, within } = await relaxed({ ...nearMontreal, maxPrice: '0' });
    expect(counts).toEqual({ price: 2, distance: 1, place: 1 });
    // Ottawa is 165 km from Montréal.
    expect(within).toBe(250);
  });

  it('similar events are the nearest to the place, whichever filter they miss', async () => {
    expect((await relaxed({ ...nearMontreal, maxPrice: '0' })).similar).toEqual([
      'Paid paddle',
      'Later paddle',
      'Free walk',
    ]);
  });

  it('without a place, similar events of each filter come in turn, from the first day on', async () => {
    const from = dayFromNow(30);
    expect((await relaxed({ q: 'walk', from })).similar).toEqual(['Free walk', 'Later paddle']);
  });

  it('events that meet no other filter are shown when no filter alone is to blame, and each two say what dropping both gives', async () => {
    const { counts, similar } = await relaxed({ ...nearMontreal, q: 'walk', category: 'Food & Drink' });
    expect(counts).toEqual({ 'text, categories': 2, 'categories, place': 1 });
    expect(similar).toEqual(['Paid paddle', 'Later paddle']);
    expect((await relaxed({ q: 'paddle', category: 'Food & Drink', maxPrice: '0' })).similar).toHaveLength(3);
  });

  it('the nearest of the same days in another week has what it says', async () => {
    const [from, to] = [dayFromNow(3), dayFromNow(4)];
    const { days } = await relaxed({ from, to, maxPrice: '0' });
    expect(days).toBeUndefined();
    const found = await relaxed({ from, to });
    expect(found.days).toMatchObject({ from: dayFromNow(10), to: dayFromNow(11), count: 1 });
  });

  it('words that no event has are named, and each word says what the others find', async () => {
    const { unknownWords, words } = await relaxed({ q: 'paddle zzyzx' });
    expect(unknownWords).toEqual(['zzyzx']);
    expect(words).toEqual([{ words: ['zzyzx'], q: 'paddle', count: 2 }]);
    const { words: shorter } = await relaxed({ q: 'a free later zzyzx paddle' });
    expect(shorter).toEqual([{ words: ['free'], q: 'a later paddle', count: 1 }]);
    expect((await relaxed({ q: 'zzyzx' })).words).toEqual([]);
  });

  it('a category that doesn’t exist can be dropped', async () => {
    expect((await relaxed({ category: 'No such category' })).counts).toEqual({ categories: 3 });
  });

  it('says how far away similar events are', async () => {
    const { body } = await app.call(relaxedFilterRoutes.relaxFilters, { query: { ...nearMontreal, maxPrice: '0' } });
    expect(body.similar.map(({ distanceKm }) => Math.round((distanceKm ?? 0) / 100))).toEqual([0, 0, 2]);
  });
});
