import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { users } from './users';

/** Organizers whose messages to attendees someone has stopped (docs/rules/emails.md, "Messages that someone stops"). */
export const messageStops = pgTable(
  'message_stops',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (stop) => [
    primaryKey({ columns: [stop.userId, stop.organizerId] }),
    index('message_stops_organizer_id').on(stop.organizerId),
  ],
);
