-- Why: how many groups of cells and series the map of the world has, whose level is 6 (packages/domain/src/map/map-cells.ts). Without it PostgreSQL
-- expects one for nearly every event, and counts them with one process.
CREATE STATISTICS IF NOT EXISTS "events_map" (ndistinct) ON map_cell("latitude", "longitude", 6), (CASE WHEN "has_other_dates" THEN "series_id" END) FROM "events";
--> statement-breakpoint
ANALYZE "events";
