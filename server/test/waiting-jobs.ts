import type { TestDatabase } from './test-database';

/**
 * Never runs the jobs that are waiting: emails about what a test starts from. Confirmations have drawn tickets, which take longer than
 * most tests. The jobs stay in their table.
 */
export async function letJobsWait({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  await pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '1 year' where run_at <= now()`);
}
