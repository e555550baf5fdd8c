-- Why: every event is a date of a series, which has the reviews, the card and the schedule. The column isn't null once events from before have one (event-series.repository.ts).
ALTER TABLE "events" DROP CONSTRAINT "events_series_id_event_series_id_fk";
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "has_other_dates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_series_id_event_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."event_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_dates" ON "events" USING btree ("series_id","starts_at","id") WHERE "events"."has_other_dates";
