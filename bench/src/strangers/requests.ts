import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { FilledSite } from '../scale/grown-site';
import type { SessionHeaders } from '../sign-in';
import { kindsOf, type Kind } from './kinds';

const travellers = 2_000;
/** More than ask in a run. */
const newcomers = 2_000;

/** One request. */
export interface Asked {
  readonly kind: Kind['name'];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The requests of strangers to one site. */
export interface Requests {
  readonly kinds: readonly Kind[];
  /** A request of that kind that hasn't been sent. */
  next(kind: Kind): Asked;
}

/** Reads what there's to ask about, and signs people in. */
export async function openRequests({ pool }: FilledSite): Promise<Requests> {
  const events = await pool.query<{ id: number }>(
    `select id from events where status = 'published' and start_date > current_date order by id desc limit 50000`,
  );
  const categories = await pool.query<{ name: string }>('select name from categories order by id');
  const people = {
    traveller: await travellersOf(pool, travellers),
    newcomer: await signedIn(pool, await addNewcomers(pool, newcomers)),
  };
  const asked = { traveller: 0, newcomer: 0 };
  const nextPerson = (as: 'traveller' | 'newcomer') => people[as][(asked[as] += 1) % people[as].length];
  const kinds = kindsOf({
    events: events.rows.map(({ id }) => id),
    categories: categories.rows.map(({ name }) => name),
  });
  let number = 0;
  return {
    kinds,
    next: (kind) => {
      number += 1;
      const session = kind.as === 'visitor' ? {} : nextPerson(kind.as);
      return {
        kind: kind.name,
        path: kind.path(number),
        headers: { 'x-forwarded-for': addressOf(number), ...session },
      };
    },
  };
}

/** Another address for each request, because one has a share of the reads. */
const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const stored = (value: string): string => createHash('sha256').update(value).digest('hex');

/** @returns fewer travellers with birth data if there are fewer; at least one @throws RangeError if there's none */
async function travellersOf(pool: Pool, count: number): Promise<readonly SessionHeaders[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from users where user_type = 'regular' and birth_info_completed and not disabled order by id desc limit $1`,
    [count],
  );
  if (rows.length === 0) throw new RangeError('no one has birth data');
  return signedIn(
    pool,
    rows.map(({ id }) => id),
  );
}

/** People who have just signed up, born like the demo's traveller but each on another day. */
async function addNewcomers(pool: Pool, count: number): Promise<readonly number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (username, email, password, first_name, last_name, email_verified, profile_completed, birth_info_completed,
       onboarding_completed, date_of_birth, city_of_birth, country_of_birth, time_of_birth, time_of_birth_type, birth_place_id,
       birth_latitude, birth_longitude, birth_timezone, gender, current_country, current_province, current_city)
     select 'newcomer' || number, 'newcomer' || number || '@mail.example', password, first_name, last_name, true, true, true,
       true, date '1950-01-01' + number * 9, city_of_birth, country_of_birth, time_of_birth, time_of_birth_type, birth_place_id,
       birth_latitude, birth_longitude, birth_timezone, gender, current_country, current_province, current_city
     from users, generate_series(1, $1) number where username = 'traveller' returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Opens a session for each of them. */
async function signedIn(pool: Pool, ids: readonly number[]): Promise<readonly SessionHeaders[]> {
  const bearers = ids.map(() => randomBytes(32).toString('base64url'));
  await pool.query(
    `insert into auth_tokens (user_id, token, cookie_token, expires_at, absolute_expires_at)
     select id, token, cookie, now() + interval '1 day', now() + interval '1 day'
     from unnest($1::int[], $2::text[], $3::text[]) session (id, token, cookie)`,
    [ids, bearers.map(stored), bearers.map((bearer) => stored(`cookie ${bearer}`))],
  );
  return bearers.map((bearer) => ({ authorization: `Bearer ${bearer}` }));
}
