import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

/** Codes for a forgotten password; only the newest of a browser and address counts (rule SES-06). */
export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    id: id(),
    email: text('email').notNull(),
    /** argon2id hash of the six digits. Null until a job has made the code, and for ever if no one's account has the address. */
    resetCode: text('reset_code'),
    expiresAt: instant('expires_at').notNull(),
    used: boolean('used').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    /** Tries from other browsers, counted apart so that they can't use up those of the browser that asked. */
    strangerTries: integer('stranger_tries').notNull().default(0),
    /** SHA-256 of the cookie of the browser that asked. */
    browserToken: text('browser_token'),
    createdAt: createdAt(),
  },
  (reset) => [
    index('password_reset_tokens_email').on(sql`lower(${reset.email})`, reset.createdAt.desc()),
    index('password_reset_tokens_expires_at').on(reset.expiresAt),
    check('password_reset_tokens_tries', sql`${reset.tries} >= 0`),
    check('password_reset_tokens_stranger_tries', sql`${reset.strangerTries} >= 0`),
  ],
);

export type PasswordResetTokenRow = typeof passwordResetTokens.$inferSelect;
export type NewPasswordResetTokenRow = typeof passwordResetTokens.$inferInsert;
