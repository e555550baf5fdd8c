import { sql } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../test/test-database';
import { inTransaction, type Queryable } from './database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create table notes (text text primary key)');
});

const write = (db: Queryable, text: string) => db.execute(sql`insert into notes values (${text})`);
const notes = async (): Promise<unknown[]> => {
  const { rows } = await database.pool.query('delete from notes returning text');
  return rows.map(({ text }: { text: unknown }) => text).sort();
};

describe('a transaction', () => {
  it('is committed when the work returns', async () => {
    expect(await inTransaction(database.db, (tx) => write(tx, 'a').then(() => 'done'))).toBe('done');
    expect(await notes()).toEqual(['a']);
  });

  it('is rolled back when the work throws', async () => {
    const work = inTransaction(database.db, async (tx) => {
      await write(tx, 'a');
      throw new RangeError('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await notes()).toEqual([]);
  });

  it('is a savepoint inside another one', async () => {
    await inTransaction(database.db, async (tx) => {
      await write(tx, 'outer');
      const inner = inTransaction(tx, async (nested) => {
        await write(nested, 'inner');
        throw new RangeError('no');
      });
      await expect(inner).rejects.toThrow('no');
    });
    expect(await notes()).toEqual(['outer']);
  });

  it('uses one connection for everything inside it', async () => {
    const pid = async (db: Queryable) => (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid'];
    await inTransaction(database.db, async (tx) => {
      const outer = await pid(tx);
      expect(await inTransaction(tx, pid)).toBe(outer);
      expect(await pid(database.db)).not.toBe(outer);
    });
  });
});

describe('the undocumented parts of drizzle', () => {
  it('are still there: a session on a client, and a transaction on a session', () => {
    expect(NodePgSession.length).toBe(3);
    expect(NodePgSession.prototype.transaction).toBeTypeOf('function');
    expect(NodePgTransaction.prototype.transaction).toBeTypeOf('function');
  });
});
