import { taxRules } from '@ascendant/domain/pricing/taxes';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  pgTable,
  text,
  index,
  integer,
  primaryKey,
  jsonb,
  unique,
  timestamp,
} from 'drizzle-orm/pg-core';
import { createdAt, bytes, oneOf, instant, id, lengthBetween } from './columns';
import { users } from './users';

/** What this installation is called towards the outside. It has one row, and every backup includes it. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Marks our payments at the provider, whose account other installations may share. Never changes, even if the URL does. */
    site: text('site').notNull(),
    createdAt: createdAt(),
  },
  (row) => [check('installation_is_only', sql`${row.isOnly}`)],
);

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

/** Calls counted per bucket and window; shared by all processes, survives a restart (rules RAT). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What's limited and for whom, with no readable personal data: `sign-in:account:41`. */
    bucket: text('bucket').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull().default(0),
  },
  (limit) => [
    primaryKey({ columns: [limit.bucket, limit.windowStart] }),
    index('rate_limits_window_start').on(limit.windowStart),
    check('rate_limits_count', sql`${limit.count} >= 0`),
  ],
);

/** When each recurring task last ran, in any process; the health check uses it for the reconciler (rule ERR-07). */
export const taskRuns = pgTable('task_runs', {
  task: text('task').primaryKey(),
  endedAt: instant('ended_at').notNull().defaultNow(),
});

/** Answers to calls made with an `Idempotency-Key` (rules IDE-01, IDE-02): one per person or API key, route and key, for 24 h. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Method and pattern, and of an API key its id: `POST /api/bookings`, `POST /api/v1/check-ins key:3`. */
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

/** The shipped zone table: what the clocks of each zone showed, one row per stretch of the same offset. Filled by `renewZoneTable`. */
export const zoneOffsets = pgTable(
  'zone_offsets',
  {
    /** IANA name. */
    zone: text('zone').notNull(),
    /** The instant at which the stretch ends; infinity for the last. */
    until: timestamp('until', { withTimezone: true, mode: 'string' }).notNull(),
    /** Clock readings before this belong to the stretch: a repeated one means the first, and a skipped one moves forward. */
    localUntil: timestamp('local_until', { mode: 'string' }).notNull(),
    /** East of UTC. */
    offsetSeconds: integer('offset_seconds').notNull(),
  },
  (row) => [primaryKey({ columns: [row.zone, row.until] }), index('zone_offsets_local').on(row.zone, row.localUntil)],
);

/** One row: which edition of the zone table is loaded. */
export const zoneEdition = pgTable('zone_edition', {
  edition: text('edition').primaryKey(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
  /** When the instants of all future events followed it; null until they have. */
  appliedAt: instant('applied_at'),
});

/**
 * The settings about taxes, as this installation was last started with: statements that price events read them. One row; none counts as the
 * specification's rules. Source: docs/archive/decisions/0156-taxes-by-province.md.
 */
export const taxSettings = pgTable(
  'tax_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    rules: text('rules', { enum: taxRules }).notNull(),
    /** The numbers under which the site is registered. */
    gstNumber: text('gst_number'),
    qstNumber: text('qst_number'),
    pstNumber: text('pst_number'),
  },
  (row) => [check('tax_settings_is_only', sql`${row.isOnly}`), check('tax_settings_rules', oneOf(row.rules, taxRules))],
);
