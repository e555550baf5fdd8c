import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, lengthBetween } from './columns';
import { users } from './users';

/** Answers to calls made with an `Idempotency-Key` (rules IDE-01, IDE-02): one per person, route and key, for 24 h. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Method and pattern: `POST /api/bookings`. */
    route: text('route').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the body. */
    bodyHash: text('body_hash').notNull(),
    /** Null while the first call is running. */
    statusCode: integer('status_code'),
    response: jsonb('response').$type<unknown>(),
    completedAt: instant('completed_at'),
    /** How many calls have claimed the key: if a call's process dies, the next call claims it. */
    claims: integer('claims').notNull().default(1),
    /** Renewed while the call runs. */
    renewedAt: instant('renewed_at')
      .notNull()
      .default(sql`now()`),
    createdAt: createdAt(),
  },
  (entry) => [
    unique('idempotency_keys_unique').on(entry.userId, entry.route, entry.key),
    index('idempotency_keys_created_at').on(entry.createdAt),
    check('idempotency_keys_key', lengthBetween(entry.key, 1, 255)),
    check('idempotency_keys_complete', sql`(${entry.statusCode} is null) = (${entry.completedAt} is null)`),
  ],
);

export type IdempotencyKeyRow = typeof idempotencyKeys.$inferSelect;
export type NewIdempotencyKeyRow = typeof idempotencyKeys.$inferInsert;
