import { calendarDay } from '@ascendant/domain/calendar-day';
import { cents } from '@ascendant/domain/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCategory, buildEvent, dayFromNow } from '../../../../test/factories/events';
import { buildOrganizer } from '../../../../test/factories/people';
import { testDatabase } from '../../../../test/test-database';
import type { Database } from '../../../database/database';
import { countUpTo } from './event-counts.repository';
import type { EventFilter } from './event-filter';
import { findPage } from './event-lists.repository';

let db: Database;
/** Two events that differ in everything that lists are filtered by. */
let soon: number;
let later: number;
/** Filters with the same parts, each for one of the two. */
let pairs: Readonly<Record<string, readonly [EventFilter, EventFilter]>>;

const day = (days: number) => calendarDay(dayFromNow(days));
const idsOf = async (filter: EventFilter) =>
  (await findPage(db, { filter, sort: 'date', after: null, limit: 10 })).map(({ id }) => id);

beforeAll(async () => {
  ({ db } = await testDatabase());
  const [walks, talks] = [await buildCategory(db, 'Walks'), await buildCategory(db, 'Talks')];
  const [first, second] = [await buildOrganizer(db), await buildOrganizer(db)];
  const at = (days: number) => ({ startDate: dayFromNow(days), endDate: dayFromNow(days) });
  const price = (adultPrice: string) => ({ tiers: [{ tierType: 'regular' as const, adultPrice }] });
  ({ id: soon } = await buildEvent(db, { category: 'Walks', createdBy: first.id, ...price('20.00'), ...at(20) }));
  ({ id: later } = await buildEvent(db, { category: 'Talks', createdBy: second.id, ...price('80.00'), ...at(80) }));
  pairs = {
    categories: [{ categoryIds: [walks.id] }, { categoryIds: [talks.id] }],
    hosts: [{ host: first.id }, { host: second.id }],
    days: [
      { from: day(19), to: day(21) },
      { from: day(79), to: day(81) },
    ],
    prices: [
      { minPrice: cents(1000), maxPrice: cents(3000) },
      { minPrice: cents(7000), maxPrice: cents(9000) },
    ],
    'words and prices': [
      { among: [soon], maxPrice: cents(9000) },
      { among: [later], maxPrice: cents(9000) },
    ],
  };
});

describe('a list', () => {
  it.each(['categories', 'hosts', 'days', 'prices', 'words and prices'])(
    'of some %s isn’t the one of the others that were asked for before',
    async (name) => {
      const [one = {}, other = {}] = pairs[name] ?? [];
      expect([await idsOf(one), await idsOf(other), await idsOf(one)]).toEqual([[soon], [later], [soon]]);
      const both = { ...one, ...other, among: [] };
      expect([await countUpTo(db, one, 9), await countUpTo(db, other, 9), await countUpTo(db, both, 9)]).toEqual([
        1, 1, 0,
      ]);
    },
  );

  it('goes on after any event, in either order', async () => {
    for (const sort of ['date', 'price'] as const) {
      const [first, second] = await findPage(db, { filter: {}, sort, after: null, limit: 2 });
      expect([first?.id, second?.id]).toEqual([soon, later]);
      const after = (placed = first) => placed && { sort, part: placed.part, key: placed.key, id: placed.id };
      const rest = async (placed = first) => findPage(db, { filter: {}, sort, after: after(placed) ?? null, limit: 2 });
      expect(await rest(first)).toEqual([second]);
      expect(await rest(second)).toEqual([]);
    }
  });

  it('is no longer than asked', async () => {
    const lengths = [1, 2, undefined].map(async (limit) =>
      findPage(db, { filter: {}, sort: 'date', after: null, limit }),
    );
    expect((await Promise.all(lengths)).map(({ length }) => length)).toEqual([1, 2, 2]);
    expect([await countUpTo(db, {}, 1), await countUpTo(db, {}, 2)]).toEqual([1, 2]);
  });
});
