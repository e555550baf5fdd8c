import { createHash, randomBytes } from 'node:crypto';
import { runningDatabase } from '@ascendant/embedded-postgres/running-database';
import { Pool } from 'pg';
import { startSite } from '../../../e2e/site/start-site';
import { processorTime, type ProcessorTime } from '../processor-time';
import { metricsToken } from './peak-memory';

/** The price of a seat at each event. */
export const ticketCents = 10_000;
/** The size of the program's own pool. */
const connections = 20;

/** A signed-in user. */
export interface Buyer {
  readonly id: number;
  /** Headers that authenticate the user. */
  readonly session: Readonly<Record<string, string>>;
}

/** One seat at an event for one person. */
export interface Order {
  readonly eventId: number;
  readonly tierId: number;
  readonly buyer: Buyer;
}

/** What's ordered: seats at so many new events, which have enough. */
interface OrderOptions {
  readonly events: number;
  /** Whose they are; no one's by default. */
  readonly organizerId?: number;
}

/** The built program without demo data, with its own events and buyers. */
export interface Market {
  readonly url: string;
  /** Connections to the program's database. */
  readonly pool: Pool;
  orders(count: number, options: OrderOptions): Promise<readonly Order[]>;
  processorTime(): Promise<ProcessorTime>;
  close(): Promise<void>;
}

/** Starts the program in its own data folder. @param settings further ones */
export async function openMarket(settings: Readonly<Record<string, string>> = {}): Promise<Market> {
  const site = await startSite(new Date().toISOString().slice(0, 10), {
    settings: { SEED: 'none', METRICS_TOKEN: metricsToken, ...settings },
  });
  const database = await runningDatabase(site.dataDir);
  if (database === null) throw new Error(`No database is running in ${site.dataDir}.`);
  const pool = new Pool({ connectionString: database.url, max: connections });
  return {
    url: site.url,
    pool,
    orders: (count, options) => ordersIn(pool, count, options),
    processorTime: () => processorTime({ server: site.pid, postmaster: database.pid }),
    close: async () => {
      await pool.end();
      await site.stop();
    },
  };
}

/** Creates `count` orders by as many new users, in a program's database. */
export async function ordersIn(pool: Pool, count: number, options: OrderOptions): Promise<readonly Order[]> {
  const [offers, crowd] = [await buildEvents(pool, options, count), await buildCrowd(pool, count)];
  return crowd.flatMap((buyer, index) => {
    const offer = offers[index % offers.length];
    return offer === undefined ? [] : [{ ...offer, buyer }];
  });
}

async function buildEvents(
  pool: Pool,
  { events, organizerId }: OrderOptions,
  capacity: number,
): Promise<Pick<Order, 'eventId' | 'tierId'>[]> {
  await pool.query(`insert into categories (name) select 'Speed' where not exists (select from categories)`);
  const { rows } = await pool.query<{ eventId: number; tierId: number }>(
    `with sold as (
       insert into events (title, slug, description, location, latitude, longitude, timezone, country, category_id, duration,
         capacity, start_date, end_date, start_time, end_time, status, created_by)
       select 'Dawn Traverse ' || number, gen_random_uuid(), 'Walking while the light is low.', 'Banff, Alberta', 51.18, -115.57,
         'America/Edmonton', 'Canada', (select min(id) from categories), 3, $2, current_date + 180, current_date + 182,
         '04:45', '16:00', 'published', $4 from generate_series(1, $1) number returning id)
     insert into pricing_tiers (event_id, tier_type, adult_price, child_price)
     select id, 'regular', $3, $3 from sold returning event_id as "eventId", id as "tierId"`,
    [events, capacity, ticketCents / 100, organizerId ?? null],
  );
  return rows;
}

async function buildCrowd(pool: Pool, size: number): Promise<Buyer[]> {
  const bearers = Array.from({ length: size }, () => randomBytes(32).toString('base64url'));
  const { rows } = await pool.query<{ id: number; bearer: string }>(
    `with crowd as (
       insert into users (username, email, password, first_name, last_name, date_of_birth, email_verified)
       select left(stored, 30), left(stored, 30) || '@example.org', 'no password', 'Crowd', 'Of Many', '1990-01-01', true
       from unnest($1::text[]) stored returning id, username)
     insert into auth_tokens (user_id, token, cookie_token, expires_at, absolute_expires_at)
     select id, stored, cookie, now() + interval '1 day', now() + interval '1 day'
     from unnest($1::text[], $2::text[]) session (stored, cookie) join crowd on username = left(stored, 30)
     returning user_id as id, token as bearer`,
    [bearers.map(storedValue), bearers.map((bearer) => storedValue(`cookie ${bearer}`))],
  );
  const bearerOf = new Map(bearers.map((bearer) => [storedValue(bearer), bearer]));
  return rows.map((row) => ({ id: row.id, session: { authorization: `Bearer ${bearerOf.get(row.bearer)}` } }));
}

/** Sessions are stored as their SHA-256. */
function storedValue(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
