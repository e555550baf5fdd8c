-- Why: the events of three days are counted from an index alone; reports no longer count events_figures, but the kept totals.
DROP INDEX "events_figures";--> statement-breakpoint
CREATE INDEX "events_own_days" ON "events" USING btree ("created_by","status","start_date","starts_at");