import { maxCounted } from '@ascendant/domain/list-limits';
import { cents } from '@ascendant/domain/money';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent } from '../../../../test/factories/events';
import { copyEvent } from '../../../../test/factories/many-events';
import { statementsOf } from '../../../../test/statements';
import { testDatabase } from '../../../../test/test-database';
import type { EventFilter } from '../list/event-filter';
import { findMatchingIds } from '../list/event-lists.repository';
import { idsByRelevance, narrowed } from '../list/relevance-page';
import { searchText } from './text-search.service';

/** Of them, those that say so only in their description. */
const described = 20;
const cheap = cents(1_000);

const database = await testDatabase();
beforeAll(async () => {
  const { db } = database;
  const { id } = await buildEvent(db, { title: 'Quartz walk' });
  await copyEvent(db, id, maxCounted);
  const text = { title: sql`'Ore'`, description: sql`model.description || ' There is quartz.'` };
  await copyEvent(db, id, described, text);
  await buildEvent(db, { title: 'Ore' });
  await db.execute(sql`update events set lowest_adult_price_cents = 5000`);
  await db.execute(sql`update events set lowest_adult_price_cents = ${cheap}
    where title = 'Ore' or id in (select min(id) from events where title = 'Quartz walk')`);
});

const search = async (rest: EventFilter) => {
  const text = await searchText(database.db, 'quartz');
  if (!text) throw new RangeError('nothing to search for');
  return { text, ...rest };
};

describe('a search with a filter, for a word that more events have than are counted', () => {
  it('finds those that match both, also when they have the word only in the description', async () => {
    const filter = await narrowed(database.db, await search({ maxPrice: cheap }));
    const found = await findMatchingIds(database.db, filter);
    expect(found.size).toBe(1 + described);
    expect(filter.text?.dates).toHaveLength(1);
    const listed = await idsByRelevance(database.db, { ...filter, text: filter.text ?? fail() });
    expect([new Set(listed), listed[0]]).toEqual([found, filter.text?.dates?.[0]?.id]);
  });

  it('reads the words of no event again once enough of them match', async () => {
    const text = await searchText(database.db, 'quartz');
    const sent = await statementsOf(database.pool, async () => {
      const filter = await narrowed(database.db, { text, maxPrice: cents(9_000) });
      expect(filter.text?.dates).toHaveLength(maxCounted);
      await idsByRelevance(database.db, { ...filter, text: filter.text ?? fail() });
    });
    expect(sent).toHaveLength(1);
  });
});

function fail(): never {
  throw new RangeError('the filter has lost its text');
}
