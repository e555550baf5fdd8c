import { holdMinutes } from '@ascendant/domain/booking/hold';
import { postMissing } from '../../src/modules/ledger/post';
import { buildCrowd } from '../factories/crowd';
import { buildEvent, type EventOptions } from '../factories/events';
import type { CrashEnvironment } from './crash-environment';

/** An event with this many paid, confirmed bookings, here and in the sandbox's books. @returns its id */
export async function buildSoldEvent(
  { db, pool }: CrashEnvironment,
  bookings: number,
  options: EventOptions = {},
): Promise<number> {
  const { event, tiers } = await buildEvent(db, { capacity: bookings, ...options });
  const crowd = await buildCrowd(db, bookings);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(held, [event.id, tiers[0]?.id, crowd.map(({ id }) => id)]);
    for (const statement of paid) await client.query(statement, [event.id]);
    await client.query('commit');
  } finally {
    client.release();
  }
  await postMissing(db);
  return event.id;
}

const held = `
  with booked as (
    insert into bookings (event_id, pricing_tier_id, user_id, attendees, seats, status, payment_status, tier_type, adult_price_cents,
      child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, total_amount)
    select $1::int, $2::int, id, jsonb_build_array(jsonb_build_object('type', 'user', 'id', id, 'name', 'Crowd', 'age', 30, 'isChild', false)),
      1, 'pending', 'pending', 'regular', 10000, 6000, 10000, 620, 1381, 12001, 106.20 from unnest($3::int[]) id
    returning id, event_id, user_id, seats)
  insert into holds (booking_id, event_id, user_id, seats, expires_at)
    select id, event_id, user_id, seats, now() + make_interval(mins => ${holdMinutes}) from booked`;

const paid = [
  `insert into payments (booking_id, hold_id, provider, amount_cents)
    select booking_id, id, 'sandbox', 12001 from holds where event_id = $1`,
  `insert into sandbox.intents (id, client_secret, status, amount_cents, amount_received_cents, currency, metadata)
    select 'pi_sold' || id, 'pi_sold' || id || '_secret', 'succeeded', 12001, 12001, 'usd',
      jsonb_build_object('hold', id::text, 'booking', booking_id::text, 'site', coalesce((select site from installation), 'http://localhost:3000'))
    from holds where event_id = $1`,
  `insert into sandbox.charges (id, intent_id, amount_cents, status, card_last4)
    select 'ch_sold' || id, 'pi_sold' || id, 12001, 'succeeded', '4242' from holds where event_id = $1`,
  `insert into sandbox.balance_transactions (id, kind, source_id, intent_id, amount_cents, fee_cents, currency)
    select 'txn_sold' || id, 'payment', 'ch_sold' || id, 'pi_sold' || id, 12001, 378, 'usd' from holds where event_id = $1`,
  `update payments set status = 'requires_payment', intent_id = 'pi_sold' || hold_id, client_secret = 'pi_sold' || hold_id || '_secret'
    where hold_id in (select id from holds where event_id = $1)`,
  `update payments set status = 'succeeded' where hold_id in (select id from holds where event_id = $1)`,
  `update holds set status = 'consumed' where event_id = $1`,
  `update bookings set status = 'confirmed', payment_status = 'completed' where event_id = $1`,
  `insert into tickets (booking_id, position, event_id, code)
    select id, 0, event_id, md5(random()::text || id) from bookings where event_id = $1`,
];
