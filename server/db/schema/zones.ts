import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The shipped zone table: what the clocks of each zone showed, one row per stretch of the same offset. Filled by `renewZoneTable`. */
export const zoneOffsets = pgTable(
  'zone_offsets',
  {
    /** IANA name. */
    zone: text('zone').notNull(),
    /** The instant at which the stretch ends; infinity for the last. */
    until: timestamp('until', { withTimezone: true, mode: 'string' }).notNull(),
    /** Clock readings before this belong to the stretch: a repeated one means the first, and a skipped one moves forward. */
    localUntil: timestamp('local_until', { mode: 'string' }).notNull(),
    /** East of UTC. */
    offsetSeconds: integer('offset_seconds').notNull(),
  },
  (row) => [primaryKey({ columns: [row.zone, row.until] }), index('zone_offsets_local').on(row.zone, row.localUntil)],
);

/** One row: which edition of the zone table is loaded. */
export const zoneEdition = pgTable('zone_edition', {
  edition: text('edition').primaryKey(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
  /** When the instants of all future events followed it; null until they have. */
  appliedAt: instant('applied_at'),
});
