-- Why: a month's events and series, and those of each cell of the map, are counted from an index alone. Built while the table is in use.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_listed" ON "events" USING btree ("starts_at","id","start_date","end_date","series_id","access_code") WHERE "events"."status" = 'published';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_listed_place" ON "events" USING btree ("latitude","longitude","id","series_id","access_code") WHERE "events"."status" = 'published';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_published";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_published_place";
