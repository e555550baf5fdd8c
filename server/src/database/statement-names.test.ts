import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/users';
import { testDatabase } from '../../test/test-database';
import { builtOnce } from './built-once';
import { openPool } from './connection';
import { databaseOn, inTransaction, type Queryable } from './database';
import { statement } from './statement';
import { nameOf, nameStatements } from './statement-names';

let pool: Pool;
let unnamedPool: Pool;
beforeAll(async () => {
  // Its own sessions: behind a pooler nothing is prepared.
  const { url } = await testDatabase();
  pool = openPool(url, () => undefined, 1);
  nameStatements(pool);
  unnamedPool = openPool(url, () => undefined, 1);
});
afterAll(() => Promise.all([pool.end(), unnamedPool.end()]));

const next = statement<{ value: number }, { next: number }>(
  (value) => sql`select ${value('value')}::int + 1 as next, 'of a statement'`,
);
const named = builtOnce((db: Queryable) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = ${sql.placeholder('id')} and 'of the builder' <> ''`),
);

/** How many of the statements above are prepared on the connection that answers. */
async function prepared(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where statement ~ 'of (a statement|the builder)' and statement !~ 'pg_prepared'`,
  );
  return rows.length;
}

async function askOften(db: Queryable): Promise<void> {
  for (let value = 1; value <= 3; value += 1) {
    expect(await next(db, { value })).toMatchObject([{ next: value + 1 }]);
    expect(await named(db).execute({ id: -value })).toEqual([]);
  }
}

describe('a named statement', () => {
  it('is prepared once on its connection, in a transaction too, and takes the values of each call', async () => {
    const db = databaseOn(pool);
    await askOften(db);
    await inTransaction(db, async (tx) => {
      await askOften(tx);
      expect(await prepared(tx)).toBe(2);
    });
  });

  it('has no name behind a pooler, where the next transaction may run on another connection', async () => {
    const db = databaseOn(unnamedPool);
    await askOften(db);
    await inTransaction(db, askOften);
    expect(await prepared(db)).toBe(0);
  });

  it.each([
    ['a pattern', 'select id from events where title like $1'],
    ['a range', 'select id from events where latitude between $1 and $2'],
    ['a search', 'select id from search_texts where document @@ to_tsquery($1)'],
    ['a list', 'select id from events where array[category_id] && $1::int[]'],
    ['a likeness', 'select word from search_words where word % $1'],
  ])('has no name with %s, because its best plan depends on the values', (_, text) => {
    expect(nameOf(text)).toBeUndefined();
  });

  it('has another name for another text', () => {
    expect(nameOf('select $1')).toMatch(/^s_[0-9a-f]{24}$/);
    expect(nameOf('select $1')).not.toBe(nameOf('select $2'));
  });
});
