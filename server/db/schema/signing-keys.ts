import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, oneOf } from './columns';

export const signingPurposes = ['tickets'] as const;

/** Secrets that the program creates for itself, once each. Every backup includes them: tickets must stay valid on another machine. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    purpose: text('purpose', { enum: signingPurposes }).primaryKey(),
    /** 256 random bits. */
    key: bytes('key').notNull(),
    createdAt: createdAt(),
  },
  (signingKey) => [
    check('signing_keys_purpose', oneOf(signingKey.purpose, signingPurposes)),
    check('signing_keys_key', sql`octet_length(${signingKey.key}) = 32`),
  ],
);

export type SigningKeyRow = typeof signingKeys.$inferSelect;
