import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** The headers of requests with a session. */
export type SessionHeaders = Readonly<Record<string, string>>;

/** Opens a session for a person without their password. */
export async function signIn(pool: Pool, userId: number): Promise<SessionHeaders> {
  const bearer = randomBytes(32).toString('base64url');
  const stored = (value: string) => createHash('sha256').update(value).digest('hex');
  await pool.query(
    `insert into auth_tokens (user_id, token, cookie_token, expires_at, absolute_expires_at)
     values ($1, $2, $3, now() + interval '1 day', now() + interval '1 day')`,
    [userId, stored(bearer), stored(`cookie ${bearer}`)],
  );
  return { authorization: `Bearer ${bearer}` };
}
