import { beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../test/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

/** The type of each column of a private table of the queue. */
async function columnsOf(table: string): Promise<Readonly<Record<string, string>>> {
  const { rows } = await database.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'graphile_worker' and table_name = $1`,
    [table],
  );
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
}

it('the private tables of graphile-worker have the columns that queue.repository.ts uses', async () => {
  expect(await columnsOf('_private_jobs')).toMatchObject({
    id: 'bigint',
    task_id: 'integer',
    attempts: 'smallint',
    max_attempts: 'smallint',
    last_error: 'text',
    run_at: 'timestamp with time zone',
    created_at: 'timestamp with time zone',
    locked_at: 'timestamp with time zone',
    locked_by: 'text',
    key: 'text',
  });
  expect(await columnsOf('_private_tasks')).toMatchObject({ id: 'integer', identifier: 'text' });
});

it('the functions of graphile-worker that the queue calls exist', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'graphile_worker'::regnamespace
     and proname in ('add_job', 'force_unlock_workers', 'reschedule_jobs') order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['add_job', 'force_unlock_workers', 'reschedule_jobs']);
});
