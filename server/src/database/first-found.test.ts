import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventSearch } from '../../db/schema/event-search';
import { buildEvent } from '../../test/factories/events';
import { copyEvent } from '../../test/factories/many-events';
import { testDatabase, type TestDatabase } from '../../test/test-database';
import { firstFound } from './first-found';

const withWord = 100;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const { id } = await buildEvent(database.db, { title: 'Quartz walk' });
  await copyEvent(database.db, id, withWord - 1);
  await copyEvent(database.db, id, 20, { title: sql`'Ore'` });
});

async function found(
  word: string,
  most: number,
): Promise<readonly { readonly id: number; readonly sampled: boolean }[]> {
  const columns = sql`event_id as id, event_id % 11 = 0 as sampled`;
  const query = firstFound(columns, sql`${eventSearch.words} like ${`%${word}%`}`, most);
  const { rows } = await database.db.execute<{ id: number; sampled: boolean }>(query);
  return rows;
}

describe('the first events that a search finds', () => {
  it('are all in the sample if it has enough of them', async () => {
    const rows = await found('quartz', 4);
    expect(rows).toHaveLength(4);
    expect(rows.every(({ sampled }) => sampled)).toBe(true);
  });

  it('are any events if the sample has too few, each once and no more than asked', async () => {
    const rows = await found('quartz', 50);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(50);
    expect(rows.some(({ sampled }) => !sampled)).toBe(true);
  });

  it('are all there are if these are fewer', async () => {
    expect(await found('quartz', 1_000)).toHaveLength(withWord);
    expect(await found('nothing', 1_000)).toEqual([]);
  });
});
