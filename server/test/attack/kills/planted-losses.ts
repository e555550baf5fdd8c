import type { PoolClient } from 'pg';

/** A loss that a worse program might have caused, and what the verdict should say about it. */
interface PlantedLoss {
  readonly name: string;
  readonly plant: (client: PoolClient) => Promise<unknown>;
  readonly says: string;
}

const confirmed = `select id from bookings where status = 'confirmed' and payment_status = 'completed'`;
const paid = `${confirmed} and total_cents > 0`;

/** Each is planted after a run, found, and rolled back. */
export const plantedLosses: readonly PlantedLoss[] = [
  {
    name: 'a booking is gone',
    plant: (client) =>
      client.query(
        `with gone as (${confirmed} order by id limit 20) delete from bookings where id in (select id from gone)`,
      ),
    says: 'an acknowledged booking is missing',
  },
  {
    name: 'a booking is back to pending',
    plant: (client) =>
      client.query(`update bookings set status = 'pending', payment_status = 'pending' where id in (${paid})`),
    says: 'a charge is neither booked nor returned',
  },
  {
    name: 'a charge is made twice',
    plant: (client) =>
      client.query(
        `insert into sandbox.charges (id, intent_id, amount_cents, status, card_last4)
         select 'ch_twice' || id, intent_id, amount_cents, status, card_last4 from sandbox.charges where status = 'succeeded'`,
      ),
    says: 'a charge is neither booked nor returned, or doubled',
  },
  {
    name: 'a partial refund is made twice',
    plant: (client) =>
      client.query(
        `insert into sandbox.refunds (id, intent_id, amount_cents, status)
         select 're_twice' || id, intent_id, amount_cents, status from sandbox.refunds where amount_cents = 2000`,
      ),
    says: 'refunds of',
  },
  {
    name: 'a refund is forgotten',
    plant: (client) => client.query(`delete from sandbox.refunds`),
    says: 'refunds of 0 instead of',
  },
  {
    name: 'a ticket is missing',
    plant: (client) => client.query(`delete from tickets where voided_at is null`),
    says: 'not one ticket for one seat',
  },
  {
    name: 'a confirmation is emailed twice',
    plant: (client) =>
      client.query(
        `insert into mails (user_id, kind, state, message_id, to_address, subject, text, html, sent_at)
         select user_id, kind, state, message_id || 'x', to_address, subject, text, html, sent_at from mails where kind = 'booking_confirmed'`,
      ),
    says: 'not one confirmation email',
  },
  {
    name: 'an admission is forgotten',
    plant: (client) => client.query(`delete from check_ins`),
    says: 'an admission is missing',
  },
  {
    name: 'someone in line is forgotten',
    plant: (client) => client.query(`delete from waitlist_entries`),
    says: 'someone in line is missing',
  },
  {
    name: 'an event that was called off is on again',
    plant: (client) => client.query(`update events set status = 'published' where status = 'cancelled'`),
    says: 'an event that was called off lives on',
  },
  {
    name: 'a released hold lives on',
    plant: (client) =>
      client.query(`update bookings set status = 'pending', payment_status = 'pending' where status = 'cancelled'
        and payment_status = 'failed'`),
    says: 'a released hold lives on',
  },
];
