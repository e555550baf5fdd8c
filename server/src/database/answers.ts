import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

const timeoutMs = 1500;

/** Whether the database answers within 1.5 seconds. Never throws. */
export async function databaseAnswers(pool: Pool): Promise<boolean> {
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(timeoutMs, false, { ref: false })]);
}
