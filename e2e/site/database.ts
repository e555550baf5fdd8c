import { runningDatabase } from '@ascendant/embedded-postgres/running-database';
import { Client } from 'pg';
import { runningSite } from './running-site';

/**
 * Makes a person's hold expire, as it would in time.
 * @returns how many holds expired
 */
export async function expireHoldOf(email: string): Promise<number> {
  return change(
    `update holds set expires_at = now() - interval '1 second'
     where status = 'active' and user_id = (select id from users where email = $1)`,
    [email],
  );
}

/** Sets how many seats an event has left, as its organizer could. */
export async function leaveSeats(eventId: number, seats: number): Promise<void> {
  await change('update events set capacity = seats_confirmed + seats_held + $2 where id = $1', [eventId, seats]);
}

/** Moves a one-day event to another day: a past one, so that it has begun, or back. */
export async function moveEvent(eventId: number, day: string): Promise<void> {
  await change('update events set start_date = $2, end_date = $2 where id = $1', [eventId, day]);
}

/** Runs a scheduled job now. It runs once more in its time. */
export async function runJob(name: string): Promise<void> {
  await change('select graphile_worker.add_job($1::text)', [name]);
}

/** Moves when an event's bookings were confirmed to some hours ago. */
export async function confirmEarlier(eventId: number, hours: number): Promise<void> {
  await change('update bookings set confirmed_at = now() - make_interval(hours => $2::int) where event_id = $1', [
    eventId,
    hours,
  ]);
}

/** Creates problems for admins to look at: a payment with a wrong amount, and a dead job. */
export async function makeTrouble(): Promise<void> {
  await change(
    `insert into payment_discrepancies (kind, subject, details)
     values ('amount_mismatch', 'pi_of_a_test', '{"expectedCents": 12001, "receivedCents": 12000, "currency": "usd"}')
     on conflict do nothing`,
    [],
  );
  await change(
    `insert into refunds (payment_id, number, amount_cents, reason, status, failure_reason)
     select id, 90, 500, 'requested', 'failed', 'expired_or_canceled_card' from payments
     where status = 'succeeded' order by id limit 1 on conflict do nothing`,
    [],
  );
  await change(
    `insert into disputes (payment_id, provider_dispute_id, status, reason, amount_cents, currency, evidence_due_at, opened_at, closed_at)
     select p.id, 'dp_of_a_test_' || told.status, told.status, told.reason, 500, p.currency, now() + interval '5 days', now(), told.over
     from (values ('needs_response', 'product_not_received', null), ('lost', 'fraudulent', now())) as told (status, reason, over),
       lateral (select id, currency from payments where status = 'succeeded' order by id offset 1 limit 1) p
     on conflict do nothing`,
    [],
  );
  // Far in the future, so that no worker takes it before it's dead.
  await change(
    `select graphile_worker.add_job('make_refund', '{"refundId": 2147483647}', job_key => 'trouble',
      run_at => now() + interval '1 day')`,
    [],
  );
  await change(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'The provider does not answer'
     where key = 'trouble'`,
    [],
  );
}

/** @returns how many rows changed */
async function change(statement: string, values: readonly unknown[]): Promise<number> {
  const client = new Client({ connectionString: await databaseUrl() });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, [...values]);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** The URL of a site's embedded database; by default, the site under test. */
export async function databaseUrl(dataDir: string = runningSite().dataDir): Promise<string> {
  const database = await runningDatabase(dataDir);
  if (database === null) throw new Error(`No database is running in ${dataDir}.`);
  return database.url;
}
