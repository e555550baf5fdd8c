import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../test/after-file';
import { roundTripsOf } from '../../test/statements';
import { testDatabase } from '../../test/test-database';
import { openPool } from './connection';
import { databaseOn, inTransaction, withEarlyRelease, type Database } from './database';
import { commitThenReachDisk, withoutReachingDisk } from './disk';
import { statement } from './statement';

let pool: Pool;
let db: Database;
beforeAll(async () => {
  const { url } = await testDatabase();
  pool = openPool(url, () => undefined);
  afterFile(() => pool.end());
  // Most tests don't wait for the disk.
  pool.on('connect', (client) => void client.query('set synchronous_commit = on'));
  await pool.query('create table notes (text text)');
  db = databaseOn(pool);
});

/** Where the log of changes ended when this was written. */
interface Written {
  readonly at: string;
}

const note = statement<object, Written>(
  () => sql`insert into notes values ('a') returning pg_current_wal_insert_lsn()::text as at`,
);
const unhurriedNote = statement<object, Written>(
  () => sql`insert into notes select 'a' from ${withoutReachingDisk} returning pg_current_wal_insert_lsn()::text as at`,
);

async function isOnDisk([written]: readonly Written[]): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>('select pg_current_wal_flush_lsn() > $1::pg_lsn as is', [
    written?.at,
  ]);
  return rows[0]?.is === true;
}

describe('CRA-19 a transaction that releases its locks early', () => {
  it('is on the disk when it is answered', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const written = await inTransaction(db, (tx) => withEarlyRelease(tx, () => note(tx, {})));
      expect(await isOnDisk(written)).toBe(true);
    }
  });

  it('is committed with what it sends, in one round trip', async () => {
    const trips = await roundTripsOf(pool, () => inTransaction(db, (tx) => withEarlyRelease(tx, () => note(tx, {}))));
    expect(trips.map((trip) => trip.at(-1))).toEqual([commitThenReachDisk]);
  });

  it('is rolled back if what it sends fails', async () => {
    await pool.query('truncate notes');
    const fail = statement<object, object>(() => sql`select 1 / 0`);
    const work = inTransaction(db, (tx) => withEarlyRelease(tx, () => Promise.all([note(tx, {}), fail(tx, {})])));
    await expect(work).rejects.toMatchObject({ code: '22012' });
    expect((await pool.query('select from notes')).rowCount).toBe(0);
  });

  it('leaves the next transaction of its connection waiting for the disk', async () => {
    await inTransaction(db, (tx) => withEarlyRelease(tx, () => note(tx, {})));
    const { rows } = await pool.query<{ value: string }>(`select current_setting('synchronous_commit') as value`);
    expect(rows).toEqual([{ value: 'on' }]);
  });
});

it('a statement that does not wait for the disk is committed, can be answered before, and changes nothing for the next', async () => {
  await pool.query('truncate notes');
  const found: boolean[] = [];
  for (let tries = 0; tries < 50; tries += 1) found.push(await isOnDisk(await unhurriedNote(db, {})));
  expect(found).toContain(false);
  expect((await pool.query('select from notes')).rowCount).toBe(50);
  expect(await isOnDisk(await note(db, {}))).toBe(true);
});
