import { integer, pgTable } from 'drizzle-orm/pg-core';
import { events } from './events';

/**
 * How many events are published, and how many series they're dates of: the sums of all rows. Kept by a trigger. A connection always writes the same row, so that two people
 * who publish at once rarely wait for each other.
 */
export const publishedTotals = pgTable('published_totals', {
  shard: integer('shard').primaryKey(),
  count: integer('count').notNull(),
  /** Null until they're counted for the first time (event-series.repository.ts). */
  series: integer('series'),
});

/** Events without a seat left, kept by a trigger: an index on the seats would make every sale slower. */
export const fullEvents = pgTable('full_events', {
  eventId: integer('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
});

export type PublishedTotalRow = typeof publishedTotals.$inferSelect;
export type FullEventRow = typeof fullEvents.$inferSelect;
