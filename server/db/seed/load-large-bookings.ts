import { holdMinutes } from '@ascendant/domain/booking/hold';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../src/database/database';

/** Whose triggers are switched off: what they'd check and keep is written here, in the state it ends in. */
export const bookedTables = ['bookings', 'booking_attendees', 'holds', 'payments', 'tickets'] as const;

/** Whether there's a booking of the event `model` that a variation can copy: one seat, without a discount. */
const isModelBooking = sql`b.status = 'confirmed' and b.seats = 1 and b.discount_code_id is null`;
export const hasModelBooking = sql`(model.capacity > 1 and exists (select from bookings b where b.event_id = model.id and ${isModelBooking}))`;

/** Old enough that the hourly comparison with the provider doesn't read them. */
const bookedBefore = sql.raw(`interval '3 days'`);
const paidAfter = sql.raw(`interval '2 minutes'`);

/**
 * Adds a person for every second of the events in the table `fresh`, and for each event a booking as its model has one: confirmed,
 * paid in the sandbox, with a ticket. These people get no emails.
 */
export async function addLargeBookings(tx: Transaction, site: string): Promise<void> {
  await tx.execute(sql`create temp table guests (number integer primary key, user_id integer) on commit drop`);
  await tx.execute(sql`create temp table sold (booking_id integer, hold_id integer, event_id integer, user_id integer,
    model_id integer, booked_at timestamptz) on commit drop`);
  await tx.execute(sql`analyze fresh`);
  await tx.execute(insertGuests);
  await tx.execute(planSales);
  await tx.execute(sql`analyze sold`);
  await tx.execute(insertBookings);
  await tx.execute(sql`insert into booking_attendees (booking_id, position, event_id, user_id, live)
    select booking_id, 0, event_id, user_id, true from sold`);
  // Two of them have more random bits than a ticket needs.
  await tx.execute(sql`insert into tickets (booking_id, position, event_id, code, created_at)
    select booking_id, 0, event_id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), booked_at from sold`);
  await pay(tx, site);
}

/** Names of two of the demo's travellers, and the birth data and home of one. */
const insertGuests = sql`
  with model as materialized (
    select row_number() over (order by id) - 1 as k, count(*) over () as models, users.* from users
    where user_type = 'regular' and not disabled and birth_info_completed and username not like 'guest%'
  ), planned as (
    select number, id as event_id, nextval(pg_get_serial_sequence('users', 'id'))::int as new_id from fresh where number % 2 = 1
  ), noted as (insert into guests select number, new_id from planned)
  insert into users (id, username, email, password, first_name, last_name, email_verified, profile_completed, birth_info_completed,
    onboarding_completed, event_emails, date_of_birth, city_of_birth, country_of_birth, time_of_birth, time_of_birth_type,
    birth_place_id, birth_latitude, birth_longitude, birth_timezone, gender, current_country, current_province, current_city,
    max_travel_distance, price_currency, preferred_event_types, preferred_days, preferred_times, created_at)
  select new_id, 'guest' || event_id, 'guest' || event_id || '@mail.example', model.password, model.first_name, other.last_name, true,
    true, true, true, false, model.date_of_birth, model.city_of_birth, model.country_of_birth, model.time_of_birth,
    model.time_of_birth_type, model.birth_place_id, model.birth_latitude, model.birth_longitude, model.birth_timezone, model.gender,
    model.current_country, model.current_province, model.current_city, model.max_travel_distance, model.price_currency,
    model.preferred_event_types, model.preferred_days, model.preferred_times,
    now() - make_interval(days => 30 + (event_id::bigint * 7919 % 600)::int)
  from planned join model on model.k = event_id % model.models
    join model other on other.k = (event_id / model.models + event_id) % model.models`;

const planSales = sql`
  with models as materialized (
    select distinct on (b.event_id) b.event_id, b.id, b.booked_at from bookings b
    join events model on model.id = b.event_id
    where b.event_id in (select model_id from fresh) and ${isModelBooking} and model.capacity > 1 order by b.event_id, b.id
  )
  insert into sold
  select nextval(pg_get_serial_sequence('bookings', 'id')), nextval(pg_get_serial_sequence('holds', 'id')), fresh.id, guests.user_id,
    models.id, least(models.booked_at, fresh.start_date - interval '3 days', now() - ${bookedBefore})
  from fresh join models on models.event_id = fresh.model_id
    join guests on guests.number = fresh.number - 1 + fresh.number % 2`;

const insertBookings = sql`
  insert into bookings (id, event_id, user_id, pricing_tier_id, total_amount, attendees, status, payment_status, booked_at, seats,
    tier_type, adult_price_cents, child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, currency,
    cancellation_policy, booked_starts_at, booked_location, booked_latitude, booked_longitude, agreement_accepted_at, confirmed_at,
    created_at, updated_at)
  select sold.booking_id, sold.event_id, sold.user_id, tier.id, model.total_amount,
    jsonb_build_array(model.attendees -> 0 || jsonb_build_object('type', 'user', 'id', sold.user_id,
      'name', users.first_name || ' ' || users.last_name)),
    'confirmed', 'completed', sold.booked_at, 1, model.tier_type, model.adult_price_cents, model.child_price_cents,
    model.tickets_total_cents, model.booking_fee_cents, model.hst_cents, model.total_cents, model.currency, model.cancellation_policy,
    event.starts_at, event.location, event.latitude, event.longitude, sold.booked_at, sold.booked_at + ${paidAfter}, sold.booked_at, sold.booked_at
  from sold join bookings model on model.id = sold.model_id join events event on event.id = sold.event_id join users on users.id = sold.user_id
    left join pricing_tiers tier on tier.event_id = sold.event_id and tier.tier_type = model.tier_type`;

/** Writes what the holds and payments of the bookings that cost something end as, on both sides. */
async function pay(tx: Transaction, site: string): Promise<void> {
  const paid = sql`sold join bookings b on b.id = sold.booking_id and b.total_cents > 0`;
  const intentId = sql`'pi_demo' || md5('demo intent ' || sold.hold_id)`;
  await tx.execute(sql`
    insert into holds (id, booking_id, event_id, user_id, seats, status, expires_at, settled_at, created_at)
    select sold.hold_id, b.id, b.event_id, b.user_id, 1, 'consumed', b.booked_at + make_interval(mins => ${holdMinutes}),
      b.confirmed_at, b.booked_at from ${paid}`);
  await tx.execute(sql`
    insert into payments (booking_id, hold_id, provider, intent_id, client_secret, status, amount_cents, currency, checked_at,
      succeeded_at, created_at, updated_at)
    select b.id, sold.hold_id, 'sandbox', ${intentId}, ${intentId} || '_secret_' || md5(gen_random_uuid()::text), 'succeeded',
      b.total_cents, b.currency, b.confirmed_at, b.confirmed_at, b.booked_at, b.confirmed_at from ${paid}`);
  await tx.execute(sql`
    insert into sandbox.intents (id, client_secret, status, amount_cents, amount_received_cents, currency, metadata, created_at, updated_at)
    select p.intent_id, p.client_secret, 'succeeded', p.amount_cents, p.amount_cents, p.currency,
      jsonb_build_object('hold', p.hold_id::text, 'booking', p.booking_id::text, 'site', ${site}::text), p.created_at, p.succeeded_at
    from sold join payments p on p.booking_id = sold.booking_id`);
  await tx.execute(sql`
    insert into sandbox.charges (id, intent_id, amount_cents, status, card_last4, created_at)
    select 'ch_demo' || md5('demo charge ' || p.hold_id), p.intent_id, p.amount_cents, 'succeeded', '4242', p.succeeded_at
    from sold join payments p on p.booking_id = sold.booking_id`);
}
