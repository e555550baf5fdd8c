import { maxCounted } from '@ascendant/domain/list-limits';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSold } from '../../test/factories/bookings';
import { buildEvent } from '../../test/factories/events';
import { copyEvent } from '../../test/factories/many-events';
import { buildTraveller } from '../../test/factories/people';
import { statementsOf } from '../../test/statements';
import { testDatabase, type TestDatabase } from '../../test/test-database';
import { findManagedIds } from '../modules/events/managed-event-lists.repository';
import { foldTotals, recountTotals } from './totals.repository';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const { id } = await buildEvent(db, { title: 'Quartz walk' });
  await copyEvent(db, id, maxCounted + 100);
  await copyEvent(db, id, 600, { title: sql`'Ore'` });
  await foldTotals(db);
});

/** Gives every event a revenue, computed from its id and title. */
async function earn(revenue: ReturnType<typeof sql>): Promise<void> {
  const { db } = database;
  await db.execute(sql`update event_totals set revenue = ${revenue} from events where events.id = event_id`);
  await db.execute(sql`select learn_total_words(array(select event_id from event_totals))`);
}

const found = (words: readonly string[], offset = 0) =>
  findManagedIds(database.db, { sort: 'revenue', words, limit: 20, offset });

async function sorted(pattern: string, offset = 0): Promise<readonly number[]> {
  const { rows } = await database.db.execute<{ id: number }>(sql`
    select event_id as id from event_totals join event_search using (event_id) where words like ${pattern}
    order by revenue desc nulls last, event_id desc limit 20 offset ${offset}`);
  return rows.map(({ id }) => id);
}

describe('a search in a list that’s sorted by a total', () => {
  it('skips the order to where its word begins, in one statement', async () => {
    await earn(sql`case title when 'Ore' then 1000 + event_id % 70 else 10 + event_id % 400 / 7.0 end`);
    for (const offset of [0, 20, 300]) {
      let ids: readonly number[] = [];
      const sent = await statementsOf(database.pool, async () => (ids = await found(['quartz'], offset)));
      expect(ids).toEqual(await sorted('%quartz%', offset));
      expect(sent).toHaveLength(1);
    }
    expect(await found(['uart', 'walk'])).toEqual(await sorted('%quartz walk%'));
  });

  it('stays right when totals leave the levels that their words are known in', async () => {
    await earn(sql`case title when 'Ore' then 5 + event_id % 9 / 10.0 else 2000 - event_id end`);
    expect(await found(['quartz'])).toEqual(await sorted('%quartz%'));
    await earn(sql`case title when 'Ore' then 5 + event_id % 9 / 10.0 else nullif(event_id % 3, 0) / 100.0 end`);
    expect(await found(['quartz'])).toEqual(await sorted('%quartz%'));
  });

  it('has events without the total last, and words that are too short or in none', async () => {
    await earn(sql`case when event_id % 100 = 0 then 7 end`);
    expect(await found(['quartz'])).toEqual(await sorted('%quartz%'));
    expect(await found(['qu'])).toEqual(await sorted('%qu%'));
    expect(await found(['nothing'])).toEqual([]);
  });
});

describe('the words of a total', () => {
  const levelsOf = async (word: string) => {
    const { rows } = await database.db.execute<{ level: string }>(
      sql`select level::float8 as level from total_words where word = ${word} and total = 'revenue' order by 1`,
    );
    return rows.map(({ level }) => Number(level));
  };

  it('are those of an event with a booking, and its new ones once it has another title', async () => {
    const { db } = database;
    const built = await buildEvent(db, { title: 'Gneiss' });
    await buildSold(db, built, { userId: (await buildTraveller(db)).id, amount: 786 });
    await foldTotals(db);
    expect(await levelsOf('gneiss')).toEqual([780]);
    await db.execute(sql`update events set title = 'Feldspar' where id = ${built.id}`);
    await foldTotals(db);
    expect(await levelsOf('feldspar')).toEqual([780]);
    await recountTotals(db);
    expect([await levelsOf('gneiss'), await levelsOf('feldspar')]).toEqual([[], [780]]);
  });

  it.each([0, 0.04, 0.95, 1, 4.53, 9.999999, 10, 99.99, 100, 786.24, 999.99, 1_000, 57_324.45])(
    'are in a level that begins at %d or below, and ends above it',
    async (value) => {
      const { rows } = await database.db.execute<{ isIn: boolean }>(sql`
        select level <= ${value}::numeric and ${value}::numeric < total_level_end(level) and total_level(level) = level as "isIn"
        from total_level(${value}::numeric) as level`);
      expect(rows[0]?.isIn).toBe(true);
    },
  );
});
