-- Why: an event can be left out of every list and opened with a code; who has opened it is kept.
CREATE TABLE "event_openings" (
	"user_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_openings_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "access_code" text;--> statement-breakpoint
ALTER TABLE "event_openings" ADD CONSTRAINT "event_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_openings" ADD CONSTRAINT "event_openings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_openings_event_id" ON "event_openings" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_access_code" CHECK ("events"."access_code" ~ '^[A-Z0-9-]{8,40}$');
