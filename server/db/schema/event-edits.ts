import type { SeenEvent } from '@ascendant/domain/event/substantial-edit';
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { events } from './events';

/** Published events that say something else than what an admin has seen, until one has looked at it. One row per event. */
export const eventEdits = pgTable(
  'event_edits',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** How an admin saw it last. */
    before: jsonb('before').$type<SeenEvent>().notNull(),
    /** When the first edit was made that no admin has seen. */
    since: instant('since').notNull().defaultNow(),
    /** When the last one was made. */
    editedAt: instant('edited_at').notNull().defaultNow(),
  },
  (edit) => [index('event_edits_since').on(edit.since)],
);
