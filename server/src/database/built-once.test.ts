import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../db/schema/users';
import { testDatabase } from '../../test/test-database';
import { builtOnce, builtPerShape, unnamed } from './built-once';
import { databaseOn, inTransaction, type Queryable } from './database';
import { nameHotStatements } from './named-statements';

describe('a statement that’s kept', () => {
  it('is built once, is prepared when it’s sent often, and takes the values of each call', async () => {
    const { pool } = await testDatabase();
    nameHotStatements(pool);
    const db = databaseOn(pool);
    let built = 0;
    const shifted = builtOnce((on: Queryable) => {
      built += 1;
      const isNone = sql`${users.id} = ${sql.placeholder('id')}`;
      return on.select({ id: users.id }).from(users).where(isNone).prepare(unnamed);
    });
    for (let id = -8; id < 0; id += 1) expect(await shifted(db).execute({ id })).toEqual([]);
    expect(built).toBe(1);
    await inTransaction(db, async (tx) => {
      expect(await shifted(tx).execute({ id: -1 })).toEqual([]);
      const { rows } = await tx.execute(
        sql`select 1 from pg_prepared_statements where statement like '%from "users"%'`,
      );
      expect(rows).toHaveLength(1);
    });
    expect(built).toBe(2);
  });

  it('is built once for each of its shapes, and each time without one', async () => {
    const { pool } = await testDatabase();
    const db = databaseOn(pool);
    const built: string[] = [];
    const perShape = builtPerShape<string>();
    const ask = (shape: string | null) => perShape(db, shape, () => `${shape} ${built.push(String(shape))}`);
    expect([ask('a'), ask('b'), ask('a'), ask(null), ask(null)]).toEqual(['a 1', 'b 2', 'a 1', 'null 3', 'null 4']);
  });
});
