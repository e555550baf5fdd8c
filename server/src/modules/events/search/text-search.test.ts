import { maxCounted } from '@ascendant/domain/list-limits';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent } from '../../../../test/factories/events';
import { copyEvent } from '../../../../test/factories/many-events';
import { statementsOf } from '../../../../test/statements';
import { testDatabase } from '../../../../test/test-database';
import { narrowed } from '../list/relevance-page';
import { searchText, type TextSearch } from './text-search.service';

const database = await testDatabase();
beforeAll(async () => {
  const { id } = await buildEvent(database.db, { title: 'Quartz walk' });
  await copyEvent(database.db, id, maxCounted - 1);
  await copyEvent(database.db, id, 2, {
    title: sql`'Ore'`,
    description: sql`model.description || ' There is quartz.'`,
  });
});

const search = async (text: string): Promise<TextSearch> => {
  const found = await searchText(database.db, text);
  if (!found) throw new RangeError('nothing to search for');
  return found;
};
const relevant = ({ hits }: TextSearch) => hits.filter(({ relevance }) => relevance > 0).length;

describe('a search for a word that very many events have', () => {
  it('has those with the word in their headings and some others, if the first are no more than it counts', async () => {
    const found = await search('quartz');
    expect([found.isCapped, relevant(found)]).toEqual([true, maxCounted]);
    expect(found.hits.length).toBeGreaterThan(maxCounted);
    const { text } = await narrowed(database.db, { text: found });
    expect(text?.dates).toHaveLength(found.hits.length);
  });

  it('reads nothing but headings if more have it there, however many there are', async () => {
    await buildEvent(database.db, { title: 'Quartz climb' });
    let found: TextSearch | undefined;
    const sent = await statementsOf(database.pool, async () => (found = await search('quartz')));
    expect(sent).toHaveLength(1);
    expect(found).toMatchObject({ isCapped: true, corrected: null });
    expect(found && [found.hits.length, relevant(found)]).toEqual([maxCounted, maxCounted]);
  });

  it('is exact below that', async () => {
    const found = await search('ore');
    expect([found.isCapped, found.hits.length]).toEqual([false, 2]);
  });
});
