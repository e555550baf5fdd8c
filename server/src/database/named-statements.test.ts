import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database';
import { openPool } from './connection';
import { databaseOn, inTransaction, type Queryable } from './database';
import { hotNames, nameHotStatements } from './named-statements';

let pool: Pool;
beforeAll(async () => {
  // Its own sessions: behind a pooler nothing is prepared.
  const { url } = await testDatabase();
  pool = openPool(url, () => undefined);
  nameHotStatements(pool);
});
afterAll(() => pool.end());

/** The statements prepared on the connection that answers, by their text. */
async function prepared(db: Queryable): Promise<readonly string[]> {
  const { rows } = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where name like 'hot%'`,
  );
  return rows.map(({ statement }) => statement);
}

describe('a statement', () => {
  it('that’s sent again and again is prepared on its connection, and answers the same', async () => {
    await inTransaction(databaseOn(pool), async (tx) => {
      for (let value = 1; value <= 8; value += 1) {
        const { rows } = await tx.execute(sql`select ${value}::int + 1 as next`);
        expect(rows).toEqual([{ next: value + 1 }]);
      }
      expect(await prepared(tx)).toEqual(['select $1::int + 1 as next']);
    });
  });

  it('without values isn’t, because it may be several', async () => {
    await inTransaction(databaseOn(pool), async (tx) => {
      for (let value = 1; value <= 8; value += 1) await tx.execute(sql.raw('select 1; select 2'));
      expect(await prepared(tx)).not.toContain('select 1; select 2');
    });
  });

  it('that fails can be sent again, in a transaction of its own', async () => {
    const db = databaseOn(pool);
    for (let round = 0; round < 8; round += 1) {
      await expect(db.execute(sql`select 1 / ${0}::int`)).rejects.toThrow();
      expect((await db.execute(sql`select ${round}::int as round`)).rows).toEqual([{ round }]);
    }
  });
});

describe('names', () => {
  it('are given to texts that were seen five times, one for each text', () => {
    const nameOf = hotNames();
    const times = Array.from({ length: 6 }, () => nameOf('select $1'));
    expect(times).toEqual([undefined, undefined, undefined, undefined, 'hot_1', 'hot_1']);
  });

  it.each([
    ['a pattern', 'select id from events where title like $1'],
    ['a range', 'select id from events where latitude between $1 and $2'],
    ['a search', 'select id from event_search where document @@ to_tsquery($1)'],
    ['a list', 'select id from events where array[category_id] && $1::int[]'],
    ['a likeness', 'select word from search_words where word % $1'],
  ])('aren’t given to a text with %s, because its best plan depends on the values', (_, text) => {
    const nameOf = hotNames();
    for (let seen = 0; seen < 6; seen += 1) expect(nameOf(text)).toBeUndefined();
  });

  it('run out, so that texts without end don’t fill the memory of the database', () => {
    const nameOf = hotNames();
    const named = new Set<string | undefined>();
    for (let text = 0; text < 300; text += 1)
      for (let seen = 0; seen < 5; seen += 1) named.add(nameOf(`select ${text}`));
    named.delete(undefined);
    expect(named.size).toBe(250);
    expect(nameOf('select 0')).toBe('hot_1');
  });

  it('are forgotten before they’re given when thousands of other texts come in between', () => {
    const nameOf = hotNames();
    for (let seen = 0; seen < 4; seen += 1) nameOf('rare');
    for (let text = 0; text < 2_000; text += 1) nameOf(`other ${text}`);
    expect(nameOf('rare')).toBeUndefined();
  });
});
