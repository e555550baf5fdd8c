import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from './columns';
import { users } from './users';

/** An authenticator app that makes codes: at most one per person (rule FAC-02). */
export const totpFactors = pgTable(
  'totp_factors',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 160 random bits. Shown once, while the app is set up. */
    secret: bytes('secret').notNull(),
    /** When its first code was entered; null while it's being set up, and then it isn't a factor yet. */
    confirmedAt: instant('confirmed_at'),
    /** The 30-second step of the last code that was used, counted from 1970: that code and older ones don't work again. */
    lastStep: integer('last_step'),
    createdAt: createdAt(),
  },
  (factor) => [check('totp_factors_secret', sql`octet_length(${factor.secret}) = 20`)],
);

/** Codes for someone who has lost their other factors. Each works once (rule FAC-03). */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, which has 80 random bits. */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (code) => [
    unique('recovery_codes_code').on(code.userId, code.codeHash),
    index('recovery_codes_user_id').on(code.userId),
    check('recovery_codes_hashed', sql`${code.codeHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

export type TotpFactorRow = typeof totpFactors.$inferSelect;
