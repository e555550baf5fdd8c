import { randomBytes } from 'node:crypto';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import type { Pool, PoolClient } from 'pg';
import { ticketCents, type Order } from './market';

const quote = quoteTotals(cents(ticketCents));
/** About the size of a confirmation email. */
const letter = 'A line of a letter. '.repeat(100);

/** The rows of a hold. */
interface Held {
  readonly bookingId: number;
  readonly holdId: number;
  readonly paymentId: number;
  readonly intentId: string;
}

/**
 * Writes the rows of a hold with the same locks and transactions as the program: booking, hold and payment; the sandbox's
 * intent; the intent's id on the payment.
 */
export async function holdBare(pool: Pool, order: Order): Promise<true> {
  await insertHeld(pool, order);
  return true;
}

async function insertHeld(pool: Pool, order: Order): Promise<Held> {
  const intentId = `pi_${randomBytes(12).toString('hex')}`;
  return onConnection(pool, async (ask) => {
    const held = await transaction(ask, () => insertHold(ask, order));
    await transaction(ask, async () => {
      await ask('key', [`hold:${held.holdId}`, intentId]);
      await ask('intent', [intentId, quote.total, { hold: `${held.holdId}`, booking: `${held.bookingId}` }]);
    });
    await ask('store_intent', [held.paymentId, intentId]);
    return { ...held, intentId };
  });
}

/**
 * Writes the rows of a booking from hold to ticket. The notice is marked as delivered and the email waits for a day, so that
 * the program doesn't process them during the benchmark.
 */
export async function bookBare(pool: Pool, order: Order): Promise<true> {
  const held = await insertHeld(pool, order);
  await onConnection(pool, async (ask) => {
    await transaction(ask, async () => {
      await ask('lock_intent', [held.intentId]);
      await ask('charge', [`ch_${randomBytes(12).toString('hex')}`, held.intentId, quote.total]);
      await ask('pay_intent', [held.intentId]);
      await ask('notice', [`evt_${randomBytes(12).toString('hex')}`, held.intentId, { object: held.intentId }]);
    });
    await transaction(ask, () => confirm(ask, order, held));
  });
  return true;
}

async function insertHold(ask: Ask, { eventId, tierId, buyer }: Order): Promise<Omit<Held, 'intentId'>> {
  await ask('lock_event', [eventId]);
  const attendees = JSON.stringify([{ type: 'user', id: buyer.id, name: 'Crowd Of Many', age: 36, isChild: false }]);
  const amounts = [ticketCents, quote.bookingFee, quote.hst, quote.total, toDecimal(quote.totalBeforeTax)];
  const bookingId = await ask('booking', [eventId, tierId, buyer.id, attendees, ...amounts]);
  const holdId = await ask('hold', [bookingId, eventId, buyer.id]);
  await ask('audit', [buyer.id, 'traveller', 'booking.held', bookingId]);
  const paymentId = await ask('payment', [bookingId, holdId, quote.total]);
  return { bookingId, holdId, paymentId };
}

async function confirm(ask: Ask, { eventId, buyer }: Order, { bookingId, holdId, paymentId }: Held): Promise<void> {
  await ask('lock_event', [eventId]);
  await ask('lock_booking', [bookingId]);
  await ask('lock_hold', [holdId]);
  await ask('lock_payment', [paymentId]);
  await ask('pay_payment', [paymentId]);
  await ask('consume_hold', [holdId]);
  await ask('confirm_booking', [bookingId]);
  await ask('ticket', [bookingId, eventId, randomBytes(18).toString('base64url')]);
  const mailId = await ask('mail', [bookingId, buyer.id, letter]);
  await ask('job', [{ mailId }]);
  await ask('audit', [null, 'system', 'booking.confirmed', bookingId]);
}

const statements = {
  lock_event: 'select id from events where id = $1 for no key update',
  booking: `insert into bookings (event_id, pricing_tier_id, user_id, attendees, seats, status, payment_status, tier_type,
      adult_price_cents, child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, total_amount)
    values ($1, $2, $3, $4, 1, 'pending', 'pending', 'regular', $5, $5, $5, $6, $7, $8, $9) returning id`,
  hold: `insert into holds (booking_id, event_id, user_id, seats, expires_at)
    values ($1, $2, $3, 1, now() + make_interval(mins => ${holdMinutes})) returning id`,
  audit: `insert into audit_log (actor_id, actor_role, action, target_type, target_id)
    values ($1, $2, $3, 'booking', $4) returning id`,
  payment: `insert into payments (booking_id, hold_id, provider, amount_cents) values ($1, $2, 'sandbox', $3) returning id`,
  key: `insert into sandbox.idempotency_keys (key, body_hash, object_id) values ($1, md5($1), $2)`,
  intent: `insert into sandbox.intents (id, client_secret, amount_cents, currency, metadata)
    values ($1, $1 || '_secret', $2, 'usd', $3)`,
  store_intent: `update payments set intent_id = $2, client_secret = $2 || '_secret', status = 'requires_payment', checked_at = now()
    where id = $1`,
  lock_intent: 'select id from sandbox.intents where id = $1 for update',
  charge: `insert into sandbox.charges (id, intent_id, amount_cents, status, card_last4) values ($1, $2, $3, 'succeeded', '4242')`,
  pay_intent: `update sandbox.intents set status = 'succeeded', amount_received_cents = amount_cents where id = $1`,
  notice: `insert into sandbox.events (id, type, object_id, payload, delivered_at)
    values ($1, 'payment_intent.succeeded', $2, $3, now())`,
  lock_booking: 'select id from bookings where id = $1 for no key update',
  lock_hold: 'select id from holds where id = $1 for no key update',
  lock_payment: 'select id from payments where id = $1 for no key update',
  pay_payment: `update payments set status = 'succeeded', checked_at = now() where id = $1`,
  consume_hold: `update holds set status = 'consumed', settled_at = now() where id = $1`,
  confirm_booking: `update bookings set status = 'confirmed', payment_status = 'completed' where id = $1`,
  ticket: 'insert into tickets (booking_id, position, event_id, code) values ($1, 0, $2, $3)',
  mail: `insert into mails (message_id, kind, dedupe_key, user_id, to_address, subject, text, html)
    values (gen_random_uuid(), 'booking_confirmed', 'booking_confirmed:' || $1::int, $2, 'crowd@example.org', 'Booking confirmed',
      $3, $3) returning id`,
  job: `select id from graphile_worker.add_job('send_mail', payload => $1, max_attempts => 12, run_at => now() + interval '1 day')`,
} as const;

/** Runs a statement that's prepared once per connection. @returns the id of its row; 0 without a row */
type Ask = (name: keyof typeof statements | 'begin' | 'commit', values?: readonly unknown[]) => Promise<number>;

async function onConnection<Result>(pool: Pool, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(askOn(client));
  } finally {
    client.release();
  }
}

function askOn(client: PoolClient): Ask {
  return async (name, values = []) => {
    if (name === 'begin' || name === 'commit') return client.query(name).then(() => 0);
    const { rows } = await client.query<{ id: number }>({ name, text: statements[name], values: [...values] });
    return rows[0]?.id ?? 0;
  };
}

async function transaction<Result>(ask: Ask, work: () => Promise<Result>): Promise<Result> {
  await ask('begin');
  const result = await work();
  await ask('commit');
  return result;
}
