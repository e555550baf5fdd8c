import { expect, it } from 'vitest';
import { testDatabase } from '../test/test-database';
import { eventByHand, userByHand } from './rows-by-hand';

const { pool } = await testDatabase();

const mail = (more: string) =>
  `insert into mails (message_id, kind, to_address, subject, text, html, state, sent_at, created_at, event_message_id)
   select gen_random_uuid(), 'code', 'ada@mail.example', 'Your code', 'Hello', '<p>Hello', 'sent', now(), at, ${more}`;

/** How a row is added at an instant `at`. */
const adding = {
  error_logs: `insert into error_logs (error_type, error_message, created_at) select 'internal', 'Broken', at`,
  audit_log: `insert into audit_log (actor_role, action, created_at) select 'admin', 'event.published', at`,
  provider_events: `insert into provider_events (provider, id, type, occurred_at, received_at)
    select 'stripe', gen_random_uuid(), 'charge.refunded', at, at`,
  mails: mail('null'),
};

/** Adds a row that has just become too old and one that hasn't yet, and deletes. */
async function sweepAround(statement: string, age: string): Promise<void> {
  await pool.query(`${statement} from (select now() - interval '${age}' + interval '1 minute' * sign as at
    from unnest(array[-1, 1]) sign)`);
  await pool.query('select delete_old_rows()');
}

it.each([
  ['error_logs', '30 days'],
  ['audit_log', '2 years'],
  ['provider_events', '2 years'],
  ['mails', '2 years'],
] as const)('PRI-06 rows of %s stay for %s, and then go', async (table, age) => {
  await sweepAround(adding[table], age);
  const instant = table === 'provider_events' ? 'received_at' : 'created_at';
  const { rows } = await pool.query(`select ${instant} > now() - interval '${age}' as is_young from ${table}`);
  expect(rows).toEqual([{ is_young: true }]);
});

it('PRI-06 what an email says goes after 30 days', async () => {
  await pool.query('delete from mails');
  await sweepAround(adding.mails, '30 days');
  const { rows } = await pool.query('select to_address, subject, text, html from mails order by created_at');
  const proof = { to_address: 'ada@mail.example', subject: 'Your code' };
  expect(rows).toEqual([
    { ...proof, text: '', html: '' },
    { ...proof, text: 'Hello', html: '<p>Hello' },
  ]);
});

it('PRI-06 a message to attendees still counts its copies after two years, but not to whom they went', async () => {
  const { eventId } = await eventByHand(pool);
  const { rows: messages } = await pool.query<{ id: number }>(
    `insert into event_messages (event_id, sender_id, subject, body, recipients) values ($1, $2, 'Boots', 'Dry ones', 2) returning id`,
    [eventId, await userByHand(pool)],
  );
  await pool.query('delete from mails');
  await sweepAround(mail(String(messages[0]?.id)), '2 years');
  const { rows } = await pool.query('select to_address, subject from mails order by created_at');
  expect(rows).toEqual([
    { to_address: 'deleted@account.invalid', subject: '' },
    { to_address: 'ada@mail.example', subject: 'Your code' },
  ]);
});
