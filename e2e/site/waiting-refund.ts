import { Client } from 'pg';
import { databaseUrl } from './database';

/**
 * Makes the sandbox take its time with the refunds of one person's payments, as a real provider does, by locking that
 * person's rows in its ledger.
 * @returns a function that lets it continue
 */
export async function delayRefundsOf(email: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: await databaseUrl() });
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query(
    `select 1 from sandbox.intents where id in (select p.intent_id from payments p join bookings b on b.id = p.booking_id
       join users u on u.id = b.user_id where u.email = $1) for update`,
    [email],
  );
  if (rowCount === 0) throw new Error(`${email} hasn't paid for anything.`);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}
