import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './users';

/** Sessions. Two secrets each, one for the cookie and one for the bearer header; only their SHA-256 (hex) is stored (rule SES-03). */
export const authTokens = pgTable(
  'auth_tokens',
  {
    id: id(),
    /** SHA-256 of the bearer value. */
    token: text('token').notNull(),
    /** SHA-256 of the cookie value. */
    cookieToken: text('cookie_token').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Extended with use, never past `absoluteExpiresAt` (rule SES-04). */
    expiresAt: instant('expires_at').notNull(),
    absoluteExpiresAt: instant('absolute_expires_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** When its person last proved who they are: by signing in, or asked again before a sensitive call (rule SES-11). */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    /** Shown to its owner in the list of sessions. */
    userAgent: text('user_agent'),
    createdAt: createdAt(),
  },
  (session) => [
    unique('auth_tokens_token_unique').on(session.token),
    unique('auth_tokens_cookie_token_unique').on(session.cookieToken),
    index('auth_tokens_user_id').on(session.userId),
    index('auth_tokens_expires_at').on(session.expiresAt),
    check('auth_tokens_hashed', sql`${session.token} ~ '^[0-9a-f]{64}$' and ${session.cookieToken} ~ '^[0-9a-f]{64}$'`),
    check('auth_tokens_absolute', sql`${session.expiresAt} <= ${session.absoluteExpiresAt}`),
  ],
);

export type AuthTokenRow = typeof authTokens.$inferSelect;
export type NewAuthTokenRow = typeof authTokens.$inferInsert;
