-- Why: how many series have prices up to one is counted from an index alone. Built while the table is in use.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_listed_price" ON "events" USING btree ("lowest_adult_price_cents","id","series_id","access_code") WHERE "events"."status" = 'published';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_published_price";
