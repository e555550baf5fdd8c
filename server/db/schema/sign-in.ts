import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, boolean } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, bytes } from './columns';
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

export const emailChangeSteps = ['verify_current', 'verify_new', 'done'] as const;

/** An email change: a code sent to the old address, then one to the new (rule SES-10). Only a user's newest request counts. */
export const emailChangeRequests = pgTable(
  'email_change_requests',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currentEmail: text('current_email').notNull(),
    newEmail: text('new_email').notNull(),
    step: text('step', { enum: emailChangeSteps }).notNull().default('verify_current'),
    /** argon2id hash of the six digits sent for the current step. */
    code: text('code'),
    codeExpires: instant('code_expires'),
    codeSentAt: instant('code_sent_at'),
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
  },
  (change) => [
    index('email_change_requests_user_id').on(change.userId, change.createdAt.desc()),
    check('email_change_requests_step', oneOf(change.step, emailChangeSteps)),
    check('email_change_requests_tries', sql`${change.tries} >= 0`),
  ],
);

export type EmailChangeRequestRow = typeof emailChangeRequests.$inferSelect;

/** What people who aren't signed in ask a code for. */
export const askedCodePurposes = ['reset-password', 'sign-in'] as const;
export type AskedCodePurpose = (typeof askedCodePurposes)[number];

/** Codes for a forgotten password, or to sign in without one; only the newest of a purpose, browser and address counts (rule SES-06). */
export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    id: id(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: askedCodePurposes }).notNull().default('reset-password'),
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
    check('password_reset_tokens_purpose', oneOf(reset.purpose, askedCodePurposes)),
    check('password_reset_tokens_tries', sql`${reset.tries} >= 0`),
    check('password_reset_tokens_stranger_tries', sql`${reset.strangerTries} >= 0`),
  ],
);

export type PasswordResetTokenRow = typeof passwordResetTokens.$inferSelect;

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

/** Passkeys: keys that a person's devices keep. They sign in alone, or as the second step (rule FAC-05). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the authenticator calls it, as base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE. It checks signatures and makes none. */
    publicKey: bytes('public_key').notNull(),
    /** How often its authenticator says it was used: one that goes back has been copied. Many don't count and say 0. */
    counter: integer('counter').notNull(),
    /** How browsers reach it: internal, hybrid, usb. */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (passkey) => [
    unique('passkeys_credential_id_unique').on(passkey.credentialId),
    index('passkeys_user_id').on(passkey.userId),
    check('passkeys_counter', sql`${passkey.counter} >= 0`),
  ],
);

/** Questions that a passkey is about to answer. Each is answered once, within minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 (hex) of the challenge, of what it's for and of whom. */
    challengeHash: text('challenge_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (challenge) => [index('passkey_challenges_expires_at').on(challenge.expiresAt)],
);

export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskeyRow = typeof passkeys.$inferInsert;
