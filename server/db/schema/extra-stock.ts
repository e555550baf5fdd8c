import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { events } from './events';

/**
 * How many of each extra are taken on a date, held ones included, and of each of its choices. Written by triggers of holds and bookings, from the
 * first that's taken; the check refuses one too many.
 * Triggers: extra-stock.sql beside this file.
 */
export const extraStock = pgTable(
  'extra_stock',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Empty for all choices together. */
    choice: text('choice').notNull(),
    taken: integer('taken').notNull(),
    /** How many there were when one was last taken; null for any number. */
    most: integer('most'),
  },
  (stock) => [
    primaryKey({ columns: [stock.eventId, stock.name, stock.choice] }),
    check('extra_stock_taken', sql`${stock.taken} >= 0`),
    check('extra_stock_limit', sql`${stock.taken} <= ${stock.most}`),
  ],
);
