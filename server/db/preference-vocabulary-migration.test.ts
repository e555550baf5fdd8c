import { expect, it } from 'vitest';
import { migrate } from '../src/database/migrate';
import { migrationsBefore } from '../test/migrations-before';
import { testDatabase } from '../test/test-database';
import { userByHand } from './rows-by-hand';

it('finding 16: stored preferences are respelled as the vocabulary has them, and what it lacks is dropped', async () => {
  const database = await testDatabase('template1');
  const { pool } = database;
  await migrate(database.url, await migrationsBefore('sign_ups_and_check_ins'));
  const times = {
    Monday: ['Evening', 'evening', 'brunch'],
    funday: ['noon'],
    tuesday: ['Early Morning'],
    friday: 'noon',
  };
  const stored = [
    [['Outdoor & Nature', 'Nonsense'], ['Sunday', 'funday', 'monday', 'sunday'], times],
    [[], [], {}],
  ];
  const ids: number[] = [];
  for (const [types, days, periods] of stored) {
    const id = await userByHand(pool);
    ids.push(id);
    await pool.query(
      `update users set preferred_event_types = $1, preferred_days = $2, preferred_times = $3 where id = $4`,
      [types, days, JSON.stringify(periods), id],
    );
  }

  await migrate(database.url);

  const { rows } = await pool.query<Record<string, unknown>>(
    'select preferred_event_types, preferred_days, preferred_times from users where id = any($1) order by id',
    [ids],
  );
  expect(rows).toEqual([
    {
      preferred_event_types: ['Outdoor & Nature'],
      preferred_days: ['sunday', 'monday'],
      preferred_times: { monday: ['evening'], tuesday: ['early-morning'] },
    },
    { preferred_event_types: [], preferred_days: [], preferred_times: {} },
  ]);
});
