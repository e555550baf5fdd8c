import { eventually } from '../process/server-process';
import type { CrashEnvironment } from './crash-environment';

/** What a person has on an event, here and at the provider. */
export interface Aftermath {
  readonly booking: string | null;
  readonly bookings: number;
  readonly holds: number;
  /** States of the intents at the provider. */
  readonly intents: readonly string[];
  readonly tickets: number;
  readonly mails: number;
}

export async function aftermathOf({ pool }: CrashEnvironment, userId: number): Promise<Aftermath> {
  const { rows } = await pool.query<Aftermath>(
    `select (select status || '/' || payment_status from bookings where user_id = $1 order by id desc limit 1) as booking,
      (select count(*)::int from bookings where user_id = $1) as bookings,
      (select count(*)::int from holds where user_id = $1) as holds,
      (select coalesce(array_agg(i.status order by i.created_at), '{}') from sandbox.intents i
        join holds h on i.metadata ->> 'hold' = h.id::text where h.user_id = $1) as intents,
      (select count(*)::int from tickets t join bookings b on b.id = t.booking_id
        where b.user_id = $1 and t.voided_at is null) as tickets,
      (select count(*)::int from mails where user_id = $1 and kind = 'booking_confirmed') as mails`,
    [userId],
  );
  const [row] = rows;
  if (!row) throw new RangeError('no row came back');
  return row;
}

/** Waits until a condition is met. @throws with the last state if it never is */
export async function waitForAftermath(
  environment: CrashEnvironment,
  userId: number,
  holds: (aftermath: Aftermath) => boolean,
): Promise<Aftermath> {
  let last: Aftermath | undefined;
  await eventually(async () => {
    last = await aftermathOf(environment, userId);
    return holds(last);
  }).catch(() => {
    throw new Error(`Timed out. The last state was ${JSON.stringify(last)}`);
  });
  return last ?? aftermathOf(environment, userId);
}

/** Makes a person's holds run out. */
export async function letHoldsEnd({ pool }: CrashEnvironment, userId: number): Promise<void> {
  await pool.query(`update holds set expires_at = now() - interval '1 second' where user_id = $1`, [userId]);
}

/** Runs the reconciler's sweep now, instead of waiting half a minute. */
export async function sweepNow({ pool }: CrashEnvironment): Promise<void> {
  await pool.query(
    `select graphile_worker.add_job('reconcile_payments', '{"olderThanSeconds":0}'::json, max_attempts => 12)`,
  );
}

/** Makes jobs that died with their process count as abandoned immediately, not after a minute. */
export async function releaseJobs({ pool }: CrashEnvironment): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker._private_jobs
     where locked_by is not null having count(*) > 0`,
  );
}
