import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Client, DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database';
import { openPool } from './connection';
import { databaseOn, inTransaction } from './database';
import { brokenConstraint, databaseTrouble, sqlState } from './database-errors';

const database = await testDatabase();

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a failure of the database', () => {
  it('is not reported for a wrong query', async () => {
    const error = await failure(database.db.execute('select no_such_column'));
    expect([databaseTrouble(error), sqlState(error)]).toEqual([null, '42703']);
  });

  it('names the constraint that a row violated, also through the query builder', async () => {
    const error = await failure(database.db.execute(`insert into rate_limits values ('x', now(), -1)`));
    expect([databaseTrouble(error), brokenConstraint(error)]).toEqual([null, 'rate_limits_count']);
  });

  it.each(['55P03', '57014', '40P01', '40001'])('means busy, with %s', (code) => {
    expect(databaseTrouble(Object.assign(new DatabaseError('x', 1, 'error'), { code }))).toBe('busy');
  });

  it.each(['57P01', '57P03', '53300', '08006', '25P03'])('means away, with %s', (code) => {
    expect(databaseTrouble(Object.assign(new DatabaseError('x', 1, 'error'), { code }))).toBe('away');
  });

  it('means busy while all connections are in use', async () => {
    const pool = openPool(database.url, () => undefined, 1);
    const client = await pool.connect();
    const failures = [failure(pool.query('select 1')), failure(inTransaction(databaseOn(pool), async () => 1))];
    for (const waited of await Promise.all(failures)) expect(databaseTrouble(waited)).toBe('busy');
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('means away if nothing is listening', async () => {
    const unreachable = openPool('postgresql://x@127.0.0.1:9/x', () => undefined);
    expect(databaseTrouble(await failure(unreachable.query('select 1')))).toBe('away');
    expect(databaseTrouble(await failure(inTransaction(databaseOn(unreachable), async () => 1)))).toBe('away');
    await unreachable.end();
  });

  it('means away if its Unix socket is gone, but a file that is missing is a bug', async () => {
    const unreachable = openPool('postgresql:///x?host=/no/such/folder', () => undefined);
    expect(databaseTrouble(await failure(unreachable.query('select 1')))).toBe('away');
    await unreachable.end();
    expect(databaseTrouble(await failure(readFile('/no/such/file')))).toBeNull();
  });

  it('means away if a connection is accepted and never answered', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const connectionString = `postgresql://x@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/x`;
    const client = new Client({ connectionString, connectionTimeoutMillis: 200 });
    expect(databaseTrouble(await failure(client.connect()))).toBe('away');
    silent.close();
  });

  it('means away if it ends a session during a query, and the next query gets a new one', async () => {
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

  it('has its limits inside and outside transactions', async () => {
    expect((await database.pool.query(settings)).rows).toEqual([limits]);
    expect((await inTransaction(database.db, (tx) => tx.execute(settings))).rows).toEqual([limits]);
  });

  it('has them in a transaction whatever was set on the connection before, as with a pooler', async () => {
    const one = openPool(database.url, () => undefined, 1);
    await one.query(`set statement_timeout = 0; set lock_timeout = 0; set timezone = 'America/Halifax'`);
    expect((await inTransaction(databaseOn(one), (tx) => tx.execute(settings))).rows).toEqual([limits]);
    await one.end();
  });

  it('reads days as text and large numbers as numbers, or fails if a number is too large', async () => {
    const { rows } = await database.pool.query(`select '2026-06-21'::date as day, 9007199254740991::bigint as large`);
    expect(rows).toEqual([{ day: '2026-06-21', large: Number.MAX_SAFE_INTEGER }]);
    await expect(database.pool.query('select 9007199254740992::bigint')).rejects.toThrow(RangeError);
  });
});
