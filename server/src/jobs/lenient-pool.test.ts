import type { Pool, PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database';
import { openPool } from '../database/connection';
import { lenientPool } from './runner';

let pool: Pool;
beforeEach(async () => {
  const { url } = await testDatabase();
  pool = openPool(url, () => undefined, 1);
});
afterEach(() => pool.end());

/** Takes a connection as graphile-worker does: with a callback. */
function connect(on: Pool): Promise<{ client: PoolClient; release: () => void }> {
  return new Promise((resolve, reject) => {
    on.connect((error, client, release) => (client ? resolve({ client, release: () => release() }) : reject(error)));
  });
}

it('a connection can be released twice, which the pool itself refuses', async () => {
  const lenient = await connect(lenientPool(pool));
  lenient.release();
  lenient.release();
  const strict = await connect(pool);
  strict.release();
  expect(() => strict.release()).toThrow('Release called on client which has already been released to the pool');
});

it('everything else works as on the pool itself', async () => {
  const lenient = lenientPool(pool);
  expect((await lenient.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const client = await lenient.connect();
  expect([lenient.totalCount, lenient.idleCount, lenient.waitingCount]).toEqual([1, 0, 0]);
  client.release();
  const heard: string[] = [];
  lenient.on('acquire', () => heard.push('acquired'));
  await pool.query('select 1');
  expect(heard).toEqual(['acquired']);
});

it('a pool that has ended gives an error, and nothing to release', async () => {
  const { url } = await testDatabase();
  const ended = openPool(url, () => undefined, 1);
  await ended.end();
  const heard = await new Promise<Error | undefined>((resolve) => {
    lenientPool(ended).connect((error, _client, release) => {
      release();
      resolve(error);
    });
  });
  expect(heard?.message).toBe('Cannot use a pool after calling end on the pool');
});
