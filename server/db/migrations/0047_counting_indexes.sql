-- Why: the page of a host and the figures of reports are counted from indexes alone, however many events there are.
CREATE INDEX "events_published_host" ON "events" USING btree ("created_by","starts_at") WHERE "events"."status" = 'published';--> statement-breakpoint
CREATE INDEX "events_figures" ON "events" USING btree ("created_by","status","start_date","timezone","id");