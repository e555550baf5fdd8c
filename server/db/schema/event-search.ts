import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { searchDocument } from './columns';
import { events } from './events';

/** What search looks at, kept by triggers on events and categories; kept apart from events, so that it's never read by accident. */
export const eventSearch = pgTable(
  'event_search',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Title, location, categories and description, weighted A to D, in the configuration `ascendant_search`. */
    document: searchDocument('document').notNull(),
    /** Title, location and categories, in lower case and without accents, to find words with typing errors. */
    words: text('words').notNull(),
  },
  (search) => [
    index('event_search_document').using('gin', search.document),
    index('event_search_words').using('gin', search.words.op('gin_trgm_ops')),
  ],
);

export type EventSearchRow = typeof eventSearch.$inferSelect;
