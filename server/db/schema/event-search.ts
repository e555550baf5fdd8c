import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, searchDocument } from './columns';
import { eventSeries } from './event-series';
import { events } from './events';

/**
 * What searches look for words in: the texts of events, once for all dates of a series that have the same. Written by triggers on events and
 * categories. Triggers: event-search.sql beside this file.
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    id: id(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => eventSeries.id, { onDelete: 'cascade' }),
    /** Title, categories, location and description, weighted A to D: stems, the heading's words as they're written, pieces of three letters. */
    document: searchDocument('document').notNull(),
    /** The same without the description: few words, so that a search that finds very many events still finds these. */
    heading: searchDocument('heading').notNull(),
    /** The title as `search_text` prepares it, its first 160 letters: what's typed as a whole title is found first. */
    title: text('title').notNull(),
  },
  (texts) => [
    index('search_texts_series_id').on(texts.seriesId),
    index('search_texts_document').using('gin', texts.document),
    index('search_texts_heading').using('gin', texts.heading),
    index('search_texts_title').on(texts.title),
  ],
);

/** Which text an event has, and what lists of events that have a word go by; kept apart from events, so that it's never read by accident. */
export const eventSearch = pgTable(
  'event_search',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    textId: integer('text_id')
      .notNull()
      .references(() => searchTexts.id),
    /** Title, location and categories, as `search_text` prepares them, to find parts of words. */
    words: text('words').notNull(),
    isPublished: boolean('is_published').notNull(),
    startsAt: instant('starts_at').notNull(),
    // As in the text, for version 1.0.0, which may run beside this one. A later release removes them (decision 260).
    document: searchDocument('document').notNull(),
    heading: searchDocument('heading').notNull(),
    title: text('title').notNull(),
  },
  (search) => [
    index('event_search_document')
      .using('gin', search.document)
      .where(sql`${search.isPublished}`),
    index('event_search_heading')
      .using('gin', search.heading)
      .where(sql`${search.isPublished}`),
    index('event_search_title')
      .on(search.title)
      .where(sql`${search.isPublished}`),
    // Of a text, the next and the latest of its dates.
    index('event_search_dates').on(search.textId, search.isPublished, search.startsAt, search.eventId),
    // In the order of lists of events that have a word: read until there are enough, without the rows, each of which is on a page of
    // its own. The longest words have 2,300 bytes, and an index takes 2,700.
    index('event_search_starts_at').on(search.startsAt, search.eventId, search.words),
    index('event_search_words').using('gin', search.words.op('gin_trgm_ops')),
  ],
);

/** Every word of an event's title, location or categories, once: what a typing error may have meant. Kept by the same triggers. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (search) => [
  index('search_words_trigram').using('gin', search.word.op('gin_trgm_ops')),
]);
