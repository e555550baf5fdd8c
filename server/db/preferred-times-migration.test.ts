import { expect, it } from 'vitest';
import { migrate } from '../src/database/migrate';
import { migrationsBefore } from '../test/migrations-before';
import { testDatabase } from '../test/test-database';
import { userByHand } from './rows-by-hand';

it('finding 19: preferred times of users created by an admin are respelled as the site reads them, and others stay', async () => {
  const database = await testDatabase('template1');
  const { pool } = database;
  await migrate(database.url, await migrationsBefore('people_lists'));
  const stored = [
    { monday: ['Evening'], sunday: ['Evening'] },
    { monday: ['Morning', 'late-night'], tuesday: [] },
    { friday: ['noon'] },
    {},
  ];
  const ids: number[] = [];
  for (const times of stored) {
    const id = await userByHand(pool);
    ids.push(id);
    await pool.query(`update users set preferred_times = $1 where id = $2`, [JSON.stringify(times), id]);
  }

  await migrate(database.url);

  const { rows } = await pool.query<{ preferred_times: unknown }>(
    'select preferred_times from users where id = any($1) order by id',
    [ids],
  );
  expect(rows.map((row) => row.preferred_times)).toEqual([
    { monday: ['evening'], sunday: ['evening'] },
    { monday: ['morning', 'late-night'], tuesday: [] },
    { friday: ['noon'] },
    {},
  ]);
});
