-- Why: admins approve an event once: what its organizer rewrites afterwards waits here until an admin has looked at it.
CREATE TABLE "event_edits" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"before" jsonb NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_edits" ADD CONSTRAINT "event_edits_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_edits_since" ON "event_edits" USING btree ("since");