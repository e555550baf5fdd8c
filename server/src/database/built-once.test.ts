import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../db/schema/users';
import { testDatabase } from '../../test/test-database';
import { builtOnce, builtPerShape } from './built-once';
import { databaseOn, inTransaction, type Queryable } from './database';

/** A query, and how often it was built. */
function counted() {
  const scene = { built: 0 };
  const build = (on: Queryable) => {
    scene.built += 1;
    return on
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.id} = ${sql.placeholder('id')}`);
  };
  return { scene, build };
}

describe('a query that’s built once', () => {
  it('takes the values of each call, and is built again for a transaction', async () => {
    const { pool } = await testDatabase();
    const db = databaseOn(pool);
    const { scene, build } = counted();
    const shifted = builtOnce(build);
    for (let id = -8; id < 0; id += 1) expect(await shifted(db).execute({ id })).toEqual([]);
    expect(scene.built).toBe(1);
    await inTransaction(db, async (tx) => expect(await shifted(tx).execute({ id: -1 })).toEqual([]));
    expect(scene.built).toBe(2);
  });

  it('is built once for each of its shapes, and each time without one', async () => {
    const { pool } = await testDatabase();
    const db = databaseOn(pool);
    const { scene, build } = counted();
    const perShape = builtPerShape();
    for (const shape of ['a', 'b', 'a', 'b']) perShape(db, shape, build);
    expect(scene.built).toBe(2);
    for (const shape of [null, null]) perShape(db, shape, build);
    expect(scene.built).toBe(4);
  });
});
