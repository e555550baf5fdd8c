import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database';
import { addJob } from './add-job.repository';
import { findJobs, jobFigures, recordRun, releaseAbandonedJobs } from './queue.repository';

const database = await testDatabase();

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

describe('a run of a recurring task', () => {
  beforeEach(async () => {
    await database.pool.query('delete from graphile_worker._private_jobs; delete from task_runs');
  });

  const add = (key?: string) => addJob(database.db, 'reconcile_payments', {}, key === undefined ? {} : { key });
  const recurring = () => add('reconcile_payments');
  /** The worker has it, as of so many seconds ago. */
  const take = (secondsAgo = 0) =>
    database.pool.query(
      `update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = 'w',
       locked_at = now() - make_interval(secs => $1)`,
      [secondsAgo],
    );
  /** Its try fails as when the database goes away: what the queue does with a job that's out of tries. */
  const fail = () =>
    database.pool.query(
      `update graphile_worker._private_jobs set locked_by = null, locked_at = null, last_error = 'gone' where locked_by = 'w'`,
    );
  const states = async () => (await findJobs(database.db, 10)).map(({ state }) => state);

  it('isn’t given up if it fails after the next one was added', async () => {
    await recurring();
    await take();
    await recurring();
    await fail();
    expect(await jobFigures(database.db)).toMatchObject({ waiting: 1, dead: 0 });
    expect(await states()).toEqual(['waiting']);
  });

  it('isn’t given up once the next one has run', async () => {
    await recurring();
    await take();
    await recurring();
    await fail();
    await database.pool.query('delete from graphile_worker._private_jobs where key is not null');
    expect(await jobFigures(database.db)).toMatchObject({ dead: 1 });
    await recordRun(database.db, 'reconcile_payments');
    expect(await jobFigures(database.db)).toMatchObject({ waiting: 0, dead: 0 });
    await releaseAbandonedJobs(database.db);
    expect(await database.pool.query('select from graphile_worker._private_jobs')).toMatchObject({ rowCount: 0 });
  });

  it('that was cut by a kill is forgotten a minute later, and not while it may be running', async () => {
    await recurring();
    await take(55);
    await recurring();
    await releaseAbandonedJobs(database.db);
    expect((await states()).toSorted()).toEqual(['running', 'waiting']);
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '61 s' where locked_by = 'w'`,
    );
    await releaseAbandonedJobs(database.db);
    expect(await states()).toEqual(['waiting']);
  });

  it('is given up if it’s out of tries and nothing takes its place', async () => {
    await recurring();
    await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
    expect(await jobFigures(database.db)).toMatchObject({ dead: 1 });
    await releaseAbandonedJobs(database.db);
    expect(await states()).toEqual(['dead']);
  });

  it('hides no job of the same kind that was added for something else', async () => {
    await add('something');
    await take();
    await add('something');
    await fail();
    expect(await jobFigures(database.db)).toMatchObject({ waiting: 1, dead: 1 });
  });
});
