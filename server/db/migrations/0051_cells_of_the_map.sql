-- Why: the map counted every event that it shows; the counts of its cells are kept, so that reading them takes as long with a million
-- events as with a thousand. Triggers only note which events come and go.
-- The number of a cell on the finest level, as `cellAt` of the domain has it.
CREATE FUNCTION map_cell(latitude double precision, longitude double precision) RETURNS integer
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  x integer := least(16383, floor((longitude + 180) / 360 * 16384)::integer);
  y integer := least(16383, floor((latitude + 90) / 180 * 16384)::integer);
BEGIN
  -- Puts a 0 after every bit.
  x := (x | (x << 8)) & 16711935;
  x := (x | (x << 4)) & 252645135;
  x := (x | (x << 2)) & 858993459;
  x := (x | (x << 1)) & 1431655765;
  y := (y | (y << 8)) & 16711935;
  y := (y | (y << 4)) & 252645135;
  y := (y | (y << 2)) & 858993459;
  y := (y | (y << 1)) & 1431655765;
  RETURN x | (y << 1);
END $$;
--> statement-breakpoint
CREATE TABLE "map_cells" (
	"level" smallint NOT NULL,
	"cell" integer NOT NULL,
	"count" integer NOT NULL,
	"latitudes" bigint NOT NULL,
	"longitudes" bigint NOT NULL,
	"location" text NOT NULL,
	CONSTRAINT "map_cells_level_cell_pk" PRIMARY KEY("level","cell")
);
--> statement-breakpoint
CREATE TABLE "map_changes" (
	"cell" integer NOT NULL,
	"step" smallint NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"location" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "map_cells_empty" ON "map_cells" USING btree ("level") WHERE "map_cells"."count" = 0;--> statement-breakpoint
CREATE INDEX "events_published_cell" ON "events" USING btree (map_cell("latitude", "longitude")) WHERE "events"."status" = 'published' and "events"."latitude" is not null;
--> statement-breakpoint
-- Adds up at most `most` events that came or went. One process at a time; who comes second waits, and then finds it done.
CREATE FUNCTION fold_map_changes(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  IF NOT EXISTS (SELECT FROM map_changes) THEN
    RETURN 0;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('fold_map_changes'));
  WITH gone AS (
    DELETE FROM map_changes WHERE ctid = ANY (ARRAY(SELECT ctid FROM map_changes LIMIT most)) RETURNING *
  ), step AS (
    SELECT level, cell >> (2 * (14 - level)) AS cell, sum(step) AS count, sum(step * round(latitude * 1000000)) AS latitudes,
      sum(step * round(longitude * 1000000)) AS longitudes, (array_agg(location ORDER BY step DESC))[1] AS location
    FROM gone CROSS JOIN LATERAL (VALUES (6), (8), (10), (12), (14)) kept (level) GROUP BY 1, 2
  ), added AS (
    INSERT INTO map_cells AS kept (level, cell, count, latitudes, longitudes, location)
    SELECT * FROM step WHERE count <> 0 OR latitudes <> 0 OR longitudes <> 0 ORDER BY level, cell
    ON CONFLICT (level, cell) DO UPDATE SET count = kept.count + excluded.count, latitudes = kept.latitudes + excluded.latitudes,
      longitudes = kept.longitudes + excluded.longitudes
  )
  SELECT count(*) INTO taken FROM gone;
  DELETE FROM map_cells WHERE count = 0;
  RETURN taken;
END $$;
--> statement-breakpoint
-- Adds up everything again, from nothing.
CREATE FUNCTION recount_map_cells() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('fold_map_changes'));
  -- Nothing comes or goes meanwhile: it would be counted twice.
  LOCK TABLE map_changes IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM map_changes;
  DELETE FROM map_cells;
  INSERT INTO map_cells (level, cell, count, latitudes, longitudes, location)
  SELECT level, map_cell(latitude, longitude) >> (2 * (14 - level)), count(*), sum(round(latitude * 1000000)),
    sum(round(longitude * 1000000)), min(location)
  FROM events CROSS JOIN LATERAL (VALUES (6), (8), (10), (12), (14)) kept (level)
  WHERE status = 'published' AND latitude IS NOT NULL GROUP BY 1, 2;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'published' AND OLD.latitude IS NOT NULL THEN
    INSERT INTO map_changes (cell, step, latitude, longitude, location)
    VALUES (map_cell(OLD.latitude, OLD.longitude), -1, OLD.latitude, OLD.longitude, OLD.location);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'published' AND NEW.latitude IS NOT NULL THEN
    INSERT INTO map_changes (cell, step, latitude, longitude, location)
    VALUES (map_cell(NEW.latitude, NEW.longitude), 1, NEW.latitude, NEW.longitude, NEW.location);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_place AFTER INSERT OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION note_place();
--> statement-breakpoint
CREATE TRIGGER note_changed_place AFTER UPDATE ON events FOR EACH ROW
  WHEN ((NEW.status = 'published', NEW.latitude, NEW.longitude) IS DISTINCT FROM (OLD.status = 'published', OLD.latitude, OLD.longitude))
  EXECUTE FUNCTION note_place();
--> statement-breakpoint
SELECT recount_map_cells();
