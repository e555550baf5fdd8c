-- Why: the map counts the events of each part of the world from this index alone, a tenth of a second instead of a scan of all events.
DROP INDEX "events_published_place";--> statement-breakpoint
CREATE INDEX "events_published_place" ON "events" USING btree ("latitude","longitude","id") WHERE "events"."status" = 'published';