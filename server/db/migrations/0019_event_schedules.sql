-- Why: events that take place again and again have a schedule, from which a job makes their dates; booking can close some hours before the start.
CREATE TABLE "event_schedules" (
	"series_id" integer PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"first_day" date NOT NULL,
	"times" text[] NOT NULL,
	"until" date,
	"added" date[] DEFAULT '{}' NOT NULL,
	"excluded" date[] DEFAULT '{}' NOT NULL,
	"cut_off_hours" integer DEFAULT 0 NOT NULL,
	"window_weeks" integer NOT NULL,
	"extended_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_schedules_rule" CHECK (char_length("event_schedules"."rule") between 1 and 200),
	CONSTRAINT "event_schedules_cut_off_hours" CHECK ("event_schedules"."cut_off_hours" between 0 and 720),
	CONSTRAINT "event_schedules_window_weeks" CHECK ("event_schedules"."window_weeks" between 8 and 78)
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "scheduled_for" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cut_off_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_schedules" ADD CONSTRAINT "event_schedules_series_id_event_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "events_scheduled_once" ON "events" USING btree ("series_id","scheduled_for") WHERE "events"."scheduled_for" is not null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_cut_off_hours" CHECK ("events"."cut_off_hours" between 0 and 720);
