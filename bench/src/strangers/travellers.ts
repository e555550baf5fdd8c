import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { SessionHeaders } from '../sign-in';

const stored = (value: string): string => createHash('sha256').update(value).digest('hex');

/**
 * Opens a session for each of so many people with birth data.
 * @returns fewer if there are fewer; at least one
 * @throws RangeError if there's none
 */
export async function travellersOf(pool: Pool, count: number): Promise<readonly SessionHeaders[]> {
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
