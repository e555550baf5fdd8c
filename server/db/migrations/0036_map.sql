-- Why: the map counts series in each cell of its grid from an index alone. It now says which events have no other dates: those
-- needn't be told apart. Built while the table is in use.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_map" ON "events" USING btree ("latitude","longitude","id","series_id","has_other_dates","access_code") WHERE "events"."status" = 'published';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_listed_place";
