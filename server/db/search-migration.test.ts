import { expect, it } from 'vitest';
import { migrate } from '../src/database/migrate';
import { migrationsBefore } from '../test/migrations-before';
import { testDatabase } from '../test/test-database';
import { eventByHand, userByHand } from './rows-by-hand';

it('events and users from before the one preparation of searched text are prepared again', async () => {
  const database = await testDatabase('template1');
  const { pool } = database;
  await migrate(database.url, await migrationsBefore('one_preparation_of_search'));
  const { eventId } = await eventByHand(pool);
  await pool.query(`update events set title = 'O’Reilly / ダンス' where id = $1`, [eventId]);
  const userId = await userByHand(pool);
  await pool.query(`update users set first_name = 'Anne-Marie', last_name = 'Œuvre' where id = $1`, [userId]);

  await migrate(database.url);

  const { rows } = await pool.query(
    `select title, document @@ search_word('ダンス', true) as is_found, words like '%oreilly%' as has_word from event_search`,
  );
  expect(rows).toEqual([{ title: 'oreilly ダンス', is_found: true, has_word: true }]);
  const learned = await pool.query(`select word from search_words where word in ('oreilly', 'ダンス') order by word`);
  expect(learned.rows).toEqual([{ word: 'oreilly' }, { word: 'ダンス' }]);
  const named = await pool.query('select searched from users where id = $1', [userId]);
  expect(named.rows[0].searched).toMatch(/^anne marie oeuvre /);
});
