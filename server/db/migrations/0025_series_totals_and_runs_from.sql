-- Why: reports have a row for each series, sorted by what its dates add up to; an event can need a number of people to run, decided some days before.
CREATE TABLE "series_totals" (
	"series_id" integer PRIMARY KEY NOT NULL,
	"owner_id" integer,
	"seats" bigint,
	"revenue" numeric(14, 2),
	"match" numeric,
	"matches" bigint,
	"match_model" text,
	"rating" numeric,
	"reviews" bigint
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "runs_from" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "decide_days_before" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "runs_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "runs_decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_totals" ADD COLUMN "series_id" integer;--> statement-breakpoint
CREATE INDEX "series_totals_seats" ON "series_totals" USING btree ("seats" DESC NULLS LAST,"series_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "series_totals_own_seats" ON "series_totals" USING btree ("owner_id","seats" DESC NULLS LAST,"series_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "series_totals_revenue" ON "series_totals" USING btree ("revenue" DESC NULLS LAST,"series_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "series_totals_own_revenue" ON "series_totals" USING btree ("owner_id","revenue" DESC NULLS LAST,"series_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "series_totals_match" ON "series_totals" USING btree ("match" DESC NULLS LAST,"series_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "series_totals_own_match" ON "series_totals" USING btree ("owner_id","match" DESC NULLS LAST,"series_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "series_totals_rating" ON "series_totals" USING btree ("rating" DESC NULLS LAST,"series_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "series_totals_own_rating" ON "series_totals" USING btree ("owner_id","rating" DESC NULLS LAST,"series_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "series_totals_reviews" ON "series_totals" USING btree ("reviews" DESC NULLS LAST,"series_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "series_totals_own_reviews" ON "series_totals" USING btree ("owner_id","reviews" DESC NULLS LAST,"series_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_undecided" ON "events" USING btree ("start_date") WHERE "events"."runs_from" is not null and "events"."runs_decided_at" is null and "events"."status" = 'published';--> statement-breakpoint
CREATE INDEX "event_totals_series_id" ON "event_totals" USING btree ("series_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_runs_from" CHECK ("events"."runs_from" >= 2 and ("events"."runs_from" is null) = ("events"."decide_days_before" is null));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_decide_days_before" CHECK ("events"."decide_days_before" between 1 and 90);