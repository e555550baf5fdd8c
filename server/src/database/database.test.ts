import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { roundTripsOf, statementsOf } from '../../test/statements';
import { testDatabase } from '../../test/test-database';
import { keepSessionSettings, openPool } from './connection';
import { databaseOn, inTransaction, withCommit, type Queryable, type Transaction } from './database';
import { statement } from './statement';

const database = await testDatabase();

beforeAll(async () => {
  await database.pool.query('create table notes (text text primary key)');
});

const write = (db: Queryable, text: string) => db.execute(sql`insert into notes values (${text})`);
const insert = statement<{ text: string }, object>((value) => sql`insert into notes values (${value('text')})`);
const note = (tx: Transaction, text: string) => insert(tx, { text });
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

describe('statements sent together with the commit', () => {
  it('are committed in one round trip', async () => {
    const trips = await roundTripsOf(database.pool, () =>
      inTransaction(database.db, (tx) => withCommit(tx, () => Promise.all([note(tx, 'a'), note(tx, 'b')]))),
    );
    expect(trips.map((trip) => trip.length)).toEqual([4]);
    expect(await notes()).toEqual(['a', 'b']);
  });

  it('are all rolled back if one of them fails, and its own error is thrown', async () => {
    const work = inTransaction(database.db, (tx) =>
      withCommit(tx, () => Promise.all([note(tx, 'a'), note(tx, 'a'), note(tx, 'b')])),
    );
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await notes()).toEqual([]);
  });

  it('throw what only the commit finds', async () => {
    await database.pool.query('create table late (text text references notes deferrable initially deferred)');
    const insertLate = statement<{ text: string }, object>((value) => sql`insert into late values (${value('text')})`);
    const work = inTransaction(database.db, (tx) => withCommit(tx, () => insertLate(tx, { text: 'nothing' })));
    await expect(work).rejects.toMatchObject({ code: '23503' });
    await database.pool.query('drop table late');
  });

  it('throw the error that aborted the transaction, even if those after it are heard of first', async () => {
    const slow = async (sent: Promise<unknown>) => sent.then((rows) => rows).then((rows) => rows);
    const work = inTransaction(database.db, async (tx) => {
      await note(tx, 'a');
      return Promise.all([slow(note(tx, 'a')), note(tx, 'b')]);
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await notes()).toEqual([]);
  });

  it('are committed with the outer transaction when they are in a savepoint', async () => {
    const work = inTransaction(database.db, async (tx) => {
      await inTransaction(tx, (nested) => withCommit(nested, () => note(nested, 'inner')));
      throw new RangeError('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await notes()).toEqual([]);
  });

  it('leave the connection fit for the next transaction', async () => {
    for (const text of ['a', 'a', 'b'])
      await inTransaction(database.db, (tx) => withCommit(tx, () => note(tx, text))).catch(() => undefined);
    expect(await notes()).toEqual(['a', 'b']);
  });
});

describe('the limits of a session', () => {
  it('are set where a transaction begins, except on connections that keep theirs', async () => {
    const direct = openPool(database.pooledUrl, () => undefined, 1);
    const begins = (pool: Pool) => statementsOf(pool, () => inTransaction(databaseOn(pool), async () => undefined));
    expect((await begins(direct))[0]).toMatch(/^begin; select set_config/);
    keepSessionSettings(direct);
    expect((await begins(direct))[0]).toBe('begin');
    await direct.end();
  });
});
