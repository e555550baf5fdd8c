import { Client } from 'pg';
import { databaseUrl } from './database';

/**
 * Lets the sandbox take its time with the refunds of somebody's payments, as a real provider does: it keeps its books about them
 * locked meanwhile, and nobody else's.
 * @returns what lets it go on
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
  if (rowCount === 0) throw new Error(`${email} has paid for nothing.`);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}
