import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * How many published events each cell of the map has, on every other level (packages/domain/src/map/map-cells.ts), so that the map of
 * everything costs the same however many events there are. Only `fold_map_changes` writes them
 * (docs/decisions/0081-cells-of-the-map.md).
 */
export const mapCells = pgTable(
  'map_cells',
  {
    level: smallint('level').notNull(),
    cell: integer('cell').notNull(),
    count: integer('count').notNull(),
    /** Millionths of a degree, so that what's added can be subtracted again exactly. */
    latitudes: bigint('latitudes', { mode: 'number' }).notNull(),
    longitudes: bigint('longitudes', { mode: 'number' }).notNull(),
    /** Of one of them, or of one that was there. */
    location: text('location').notNull(),
  },
  (kept) => [
    primaryKey({ columns: [kept.level, kept.cell] }),
    // Finds the rows that go.
    index('map_cells_empty')
      .on(kept.level)
      .where(sql`${kept.count} = 0`),
  ],
);

/** An event that came (1) or went (-1) since the cells were added up. Rows are only added, so that no one waits. */
export const mapChanges = pgTable('map_changes', {
  /** On the finest level. */
  cell: integer('cell').notNull(),
  step: smallint('step').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  location: text('location').notNull(),
});

export type MapCellRow = typeof mapCells.$inferSelect;
export type MapChangeRow = typeof mapChanges.$inferSelect;
