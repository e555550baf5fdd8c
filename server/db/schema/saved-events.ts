import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { events } from './events';
import { users } from './users';

/** Events that a person keeps to come back to. */
export const savedEvents = pgTable(
  'saved_events',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (saved) => [primaryKey({ columns: [saved.userId, saved.eventId] }), index('saved_events_event_id').on(saved.eventId)],
);

export type SavedEventRow = typeof savedEvents.$inferSelect;
