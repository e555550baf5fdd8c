import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from './columns';
import { users } from './users';

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
