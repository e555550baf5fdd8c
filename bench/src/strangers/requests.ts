import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { GrownSite } from '../scale/grown-site';
import type { SessionHeaders } from '../sign-in';
import { kindsOf, type Kind } from './kinds';

const travellers = 2_000;

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
export async function openRequests({ pool }: GrownSite): Promise<Requests> {
  const events = await pool.query<{ id: number }>(
    `select id from events where status = 'published' and start_date > current_date order by id desc limit 50000`,
  );
  const categories = await pool.query<{ name: string }>('select name from categories order by id');
  const people = await travellersOf(pool, travellers);
  const kinds = kindsOf({
    events: events.rows.map(({ id }) => id),
    categories: categories.rows.map(({ name }) => name),
  });
  let number = 0;
  let person = 0;
  return {
    kinds,
    next: (kind) => {
      number += 1;
      if (kind.as === 'traveller') person += 1;
      const session = kind.as === 'traveller' ? people[person % people.length] : {};
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

/**
 * Opens a session for each of so many people with birth data.
 * @returns fewer if there are fewer; at least one
 * @throws RangeError if there's none
 */
async function travellersOf(pool: Pool, count: number): Promise<readonly SessionHeaders[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from users where user_type = 'regular' and birth_info_completed and not disabled order by id desc limit $1`,
    [count],
  );
  if (rows.length === 0) throw new RangeError('no one has birth data');
  const bearers = rows.map(() => randomBytes(32).toString('base64url'));
  await pool.query(
    `insert into auth_tokens (user_id, token, cookie_token, expires_at, absolute_expires_at)
     select id, token, cookie, now() + interval '1 day', now() + interval '1 day'
     from unnest($1::int[], $2::text[], $3::text[]) session (id, token, cookie)`,
    [rows.map(({ id }) => id), bearers.map(stored), bearers.map((bearer) => stored(`cookie ${bearer}`))],
  );
  return bearers.map((bearer) => ({ authorization: `Bearer ${bearer}` }));
}
