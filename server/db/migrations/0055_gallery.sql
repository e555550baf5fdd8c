-- Why: organizers want to show more of an event than one picture.

CREATE TABLE "event_pictures" (
	"event_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "event_pictures_event_id_position_pk" PRIMARY KEY("event_id","position"),
	CONSTRAINT "event_pictures_file" UNIQUE("file"),
	CONSTRAINT "event_pictures_position" CHECK ("event_pictures"."position" between 1 and 6),
	CONSTRAINT "event_pictures_alt" CHECK (char_length("event_pictures"."alt") between 1 and 140)
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_purpose";--> statement-breakpoint
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_file_uploads_name_fk" FOREIGN KEY ("file") REFERENCES "public"."uploads"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('event_image', 'gallery_picture', 'profile_picture'));--> statement-breakpoint
-- Kept answers show them.
CREATE TRIGGER announce_picture AFTER INSERT OR UPDATE OR DELETE ON event_pictures FOR EACH ROW
  EXECUTE FUNCTION announce_part_of_event();
