import { waiverTextMaxLength, waiverTitleMaxLength } from '@ascendant/domain/booking/waiver';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, lengthBetween } from './columns';
import { eventSeries } from './event-series';
import { users } from './users';

/**
 * What an organizer asks everyone who comes to sign, for all dates of a series, in versions. A version is never changed: who signed it has
 * signed exactly this text. Triggers: waivers.sql beside this file.
 */
export const waivers = pgTable(
  'waivers',
  {
    id: id(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => eventSeries.id, { onDelete: 'cascade' }),
    /** From 1. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** SHA-256 of the text in UTF-8, in hex. */
    textHash: text('text_hash').notNull(),
    /** The earliest version whose signatures still count. */
    countsFrom: integer('counts_from').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When the organizer stopped asking for it; null while it's asked, if it's the newest. */
    endedAt: instant('ended_at'),
  },
  (waiver) => [
    unique('waivers_version_unique').on(waiver.seriesId, waiver.version),
    index('waivers_created_by').on(waiver.createdBy),
    check('waivers_version', sql`${waiver.version} >= 1 and ${waiver.countsFrom} between 1 and ${waiver.version}`),
    check('waivers_title', lengthBetween(waiver.title, 1, waiverTitleMaxLength)),
    check('waivers_text', lengthBetween(waiver.text, 1, waiverTextMaxLength)),
    check('waivers_text_hash', sql`${waiver.textHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

export type WaiverRow = typeof waivers.$inferSelect;
