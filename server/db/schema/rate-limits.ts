import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

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

export type RateLimitRow = typeof rateLimits.$inferSelect;
