import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { events } from './events';
import { users } from './users';

/** Unlisted events that someone has opened with a code: they can read and book them from then on. */
export const eventOpenings = pgTable(
  'event_openings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (opening) => [
    primaryKey({ columns: [opening.userId, opening.eventId] }),
    index('event_openings_event_id').on(opening.eventId),
  ],
);
