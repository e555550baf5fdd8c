import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

const pollMs = 100;

/**
 * Waits until no job is due: after a start, jobs draw 300 covers and look for what's missing, for a minute or two, and would be measured with
 * the requests.
 */
export async function jobsDone(pool: Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query('select from graphile_worker.jobs where run_at <= now() limit 1');
    if (rowCount === 0) return;
    await sleep(pollMs);
  }
}
