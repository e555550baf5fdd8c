import { modelVersion } from '@ascendant/astrology/model';
import type { Pool } from 'pg';

export const users = 100_000;
export const events = 10_000;
export const bookings = 200_000;
/** Organizers with events, and how many bookings the first event has. */
const organizers = 50;
const bookingsOfFirst = 2000;

/** The rows, in an order in which each refers only to those before it. Amounts are those of one adult at $100, without a fee. */
const statements: readonly string[] = [
  `insert into categories (name) select 'Speed ' || n from generate_series(1, 15) n on conflict do nothing`,
  `insert into users (username, email, password, first_name, last_name, date_of_birth, email_verified, user_type, is_organizer, is_admin,
     created_at)
   select 'user' || n, 'user' || n || '@example.org', 'none', 'Crowd' || n, 'Of Many', '1990-01-01', true,
     case when n = 1 then 'admin' when n <= 1 + ${organizers} then 'organizer' else 'regular' end, n between 2 and 1 + ${organizers}, n = 1,
     now() - n * interval '5 minutes' from generate_series(1, ${users}) n`,
  `insert into events (title, slug, description, location, latitude, longitude, timezone, country, category_id, duration, capacity,
     seats_confirmed, start_date, end_date, start_time, end_time, status, created_by, created_at, lowest_adult_price_cents)
   select 'Dawn Walk ' || n, 'dawn-walk-' || n, 'Walking while the light is low.', 'Banff, Alberta', 51.18, -115.57, 'America/Edmonton',
     'Canada', (select min(id) from categories) + n % 15, 1, case when n = 1 then 5000 else 100 end, 0, day, day, '09:00', '17:00',
     case when n % 20 = 0 then 'draft' when n % 33 = 0 then 'pending_approval' when n % 50 = 0 then 'cancelled' else 'published' end,
     (select min(id) from users) + 1 + (n - 1) % ${organizers}, now() - n * interval '1 hour', 10000
   from generate_series(1, ${events}) n cross join lateral (select current_date - 200 + n % 600 as day) on_day`,
  `insert into search_texts (id, series_id, document, heading, title) select id, series_id, texts, texts, search_text(title)
   from events cross join lateral to_tsvector('ascendant_search', title || ' ' || location) texts`,
  `insert into event_search (event_id, text_id, document, heading, title, words, is_published, starts_at)
   select e.id, t.id, t.document, t.heading, t.title, search_text(e.title || ' ' || e.location), e.status = 'published', e.starts_at
   from events e join search_texts t on t.id = e.id`,
  `insert into published_totals (shard, count, series) select 0, count(*), count(distinct series_id) from events where status = 'published'
   on conflict (shard) do update set count = excluded.count, series = excluded.series`,
  `insert into pricing_tiers (event_id, tier_type, adult_price, child_price) select id, 'regular', 100, 60 from events`,
  `insert into bookings (event_id, user_id, pricing_tier_id, total_amount, attendees, status, payment_status, booked_at, seats, tier_type,
     adult_price_cents, child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, confirmed_at)
   select e.id, u, t.id, 100, jsonb_build_array(jsonb_build_object('type', 'user', 'id', u, 'name', 'Crowd' || u || ' Of Many',
     'age', 36, 'isChild', false)), case when n % 25 = 0 then 'cancelled' else 'confirmed' end, case when n % 25 = 0 then 'refunded' else 'completed' end, now() - n * interval '2 minutes', 1,
     'regular', 10000, 6000, 10000, 0, 0, 10000, now() - n * interval '2 minutes'
   from generate_series(1, ${bookings}) n
   cross join lateral (select (select min(id) from users) + 100 + n % ${users - 200} as u) buyer
   join events e on e.id = (select min(id) from events) + case when n <= ${bookingsOfFirst} then 0 else n % ${events} end
   join pricing_tiers t on t.event_id = e.id`,
  `update events set seats_confirmed = sold from (
     select event_id, count(*) sold from bookings where status = 'confirmed' group by event_id) taken where event_id = id`,
  `insert into booking_attendees (booking_id, position, event_id, user_id, live)
   select id, 0, event_id, user_id, status = 'confirmed' from bookings`,
  `insert into tickets (booking_id, position, event_id, code) select id, 0, event_id, 'a code of the benchmark ' || id
   from bookings where status = 'confirmed'`,
  `insert into user_event_matches (user_id, event_id, analysis_id, sun_compatibility_score, moon_compatibility_score,
     venus_compatibility_score, match_score, match_reasoning, model)
   select (select min(id) from users) + n % ${users}, (select min(id) from events) + n % ${events}, 0, 5, 6, 7, (n % 100) / 10.0, 'So.',
     '${modelVersion}' from generate_series(1, ${bookings}) n on conflict do nothing`,
  `insert into reviews (event_id, user_id, rating, comment)
   select distinct on (user_id, event_id) event_id, user_id, 1 + id % 5, 'A walk like this again.' from bookings where id % 5 = 0`,
  `insert into discount_codes (code, event_id, discount_type, discount_value)
   select 'WALK' || id, id, 'percentage', 10 from events where id % 5 = 0`,
  `select recount_totals()`,
];

/** Fills an empty database: what triggers would do is done here, so it takes seconds instead of hours. */
export async function fill(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
