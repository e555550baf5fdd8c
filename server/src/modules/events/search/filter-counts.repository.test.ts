import { expect, it } from 'vitest';
import { buildCategory, buildEvent } from '../../../../test/factories/events';
import { testDatabase } from '../../../../test/test-database';
import { countByCategory } from './filter-counts.repository';

it('counts a rare category that isn’t among the first matching events, and no further than asked', async () => {
  const { db } = await testDatabase();
  const [common, rare] = [await buildCategory(db, 'Music & Concerts'), await buildCategory(db, 'Food & Drink')];
  for (let number = 0; number < 32; number += 1) await buildEvent(db, { category: common.name });
  await buildEvent(db, { category: rare.name });
  const countedUpTo = async (most: number) => {
    const counts = await countByCategory(db, {}, most);
    return [common, rare].map((category) => counts.find(({ id }) => id === category.id)?.count);
  };
  // Of 15 events for each counted one: 15 and 30 of them are looked at, and then all 33.
  expect(await countedUpTo(1)).toEqual([1, 1]);
  expect(await countedUpTo(2)).toEqual([2, 1]);
  expect(await countedUpTo(40)).toEqual([32, 1]);
});
