import { DatabaseError } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../test/test-database';
import { testDatabase } from '../../test/test-database';
import { openPool } from './connection';
import { databaseOn, inTransaction } from './database';
import { brokenConstraint, databaseTrouble, sqlState } from './database-errors';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a trouble of the database', () => {
  it('is none where the query was wrong', async () => {
    const error = await failure(database.db.execute('select no_such_column'));
    expect([databaseTrouble(error), sqlState(error)]).toEqual([null, '42703']);
  });

  it('names the rule that a row broke, through the query builder too', async () => {
    const error = await failure(database.db.execute(`insert into rate_limits values ('x', now(), -1)`));
    expect([databaseTrouble(error), brokenConstraint(error)]).toEqual([null, 'rate_limits_count']);
  });

  it.each(['55P03', '57014', '40P01', '40001'])('is that it is busy, with %s', (code) => {
    expect(databaseTrouble(Object.assign(new DatabaseError('x', 1, 'error'), { code }))).toBe('busy');
  });

  it.each(['57P01', '57P03', '53300', '08006', '25P03'])('is that it is away, with %s', (code) => {
    expect(databaseTrouble(Object.assign(new DatabaseError('x', 1, 'error'), { code }))).toBe('away');
  });

  it('is that it is busy while every connection is at work for others', async () => {
    const pool = openPool(database.url, () => undefined, 1);
    const client = await pool.connect();
    expect(databaseTrouble(await failure(pool.query('select 1')))).toBe('busy');
    expect(databaseTrouble(await failure(inTransaction(databaseOn(pool), async () => 1)))).toBe('busy');
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('is that it is away where nobody listens', async () => {
    const nobody = openPool('postgresql://x@127.0.0.1:9/x', () => undefined);
    expect(databaseTrouble(await failure(nobody.query('select 1')))).toBe('away');
    expect(databaseTrouble(await failure(inTransaction(databaseOn(nobody), async () => 1)))).toBe('away');
    await nobody.end();
  });

  it('is that it is away when it ends a session at work; the next query has a new one', async () => {
    const pool = openPool(database.url, () => undefined);
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const asleep = failure(client.query('select pg_sleep(20)'));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect(databaseTrouble(await asleep)).toBe('away');
    client.release(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});

describe('a session (PAY-03)', () => {
  const settings = `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone`;
  const limits = { lock: '3s', statement: '10s', idle: '15s', zone: 'UTC' };

  it('has its limits, in and out of transactions', async () => {
    expect((await database.pool.query(settings)).rows).toEqual([limits]);
    expect((await inTransaction(database.db, (tx) => tx.execute(settings))).rows).toEqual([limits]);
  });

  it('has them in a transaction whatever the connection was told before, as behind a pooler', async () => {
    const one = openPool(database.url, () => undefined, 1);
    await one.query(`set statement_timeout = 0; set lock_timeout = 0; set timezone = 'America/Halifax'`);
    expect((await inTransaction(databaseOn(one), (tx) => tx.execute(settings))).rows).toEqual([limits]);
    await one.end();
  });

  it('reads days as text and large numbers as numbers, or says that it cannot', async () => {
    const { rows } = await database.pool.query(`select '2026-06-21'::date as day, 9007199254740991::bigint as large`);
    expect(rows).toEqual([{ day: '2026-06-21', large: Number.MAX_SAFE_INTEGER }]);
    await expect(database.pool.query('select 9007199254740992::bigint')).rejects.toThrow(RangeError);
  });
});
