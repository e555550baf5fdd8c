-- Why: a map of the town doesn't lead to where people meet.
ALTER TABLE "events" ADD COLUMN "meeting_latitude" double precision;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "meeting_longitude" double precision;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_meeting_latitude" CHECK ("events"."meeting_latitude" between -90 and 90);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_meeting_longitude" CHECK ("events"."meeting_longitude" between -180 and 180);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_meeting_spot" CHECK (("events"."meeting_latitude" is null) = ("events"."meeting_longitude" is null));--> statement-breakpoint
-- Kept answers show it.
CREATE TRIGGER announce_meeting_spot AFTER UPDATE OF meeting_latitude, meeting_longitude ON events FOR EACH ROW
  EXECUTE FUNCTION announce_event_in_place();
