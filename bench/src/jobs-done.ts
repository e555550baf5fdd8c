import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

const pollMs = 100;

/** Jobs of the demo that wait some minutes, so that a first visitor isn't held up. */
const demoJobs = ['draw_demo_gallery', 'open_demo_events'];

/**
 * Runs the demo's jobs, and waits until no job is due: after a start, jobs draw 300 covers, compute scores and look for what's missing, for
 * some minutes, and would be measured with the requests.
 */
export async function jobsDone(pool: Pool): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs job set run_at = now() from graphile_worker._private_tasks task
     where task.id = job.task_id and task.identifier = any($1)`,
    [demoJobs],
  );
  for (;;) {
    const { rowCount } = await pool.query('select from graphile_worker.jobs where run_at <= now() limit 1');
    if (rowCount === 0) return;
    await sleep(pollMs);
  }
}
