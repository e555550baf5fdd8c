import { addJob } from '../../src/jobs/add-job.repository';
import type { TestApp } from '../test-app';

/** Decides about payouts as the job does every hour, and makes them. */
export async function pay(app: TestApp): Promise<void> {
  await addJob(app.db, 'pay_organizers', {});
  await app.runJobs();
}

/** Makes an event one that has been over for so many hours. */
export async function letEventEnd({ pool }: Pick<TestApp, 'pool'>, eventId: number, hours: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // The days of an event that's sold can't be moved into the past; time can.
    await client.query('set local session_replication_role = replica');
    await client.query(
      `update events set starts_at = now() - make_interval(hours => $2::int + 3), ends_at = now() - make_interval(hours => $2::int) where id = $1`,
      [eventId, hours],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
