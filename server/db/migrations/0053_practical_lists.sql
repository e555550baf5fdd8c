-- Why: people want to know how the day goes, and what others ask, before they book.

ALTER TABLE "kept_forms" DROP CONSTRAINT "kept_forms_value";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "itinerary" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_itinerary" CHECK (case when jsonb_typeof("events"."itinerary") = 'array' then jsonb_array_length("events"."itinerary") <= 20 else false end);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_questions" CHECK (case when jsonb_typeof("events"."questions") = 'array' then jsonb_array_length("events"."questions") <= 10 else false end);--> statement-breakpoint
ALTER TABLE "kept_forms" ADD CONSTRAINT "kept_forms_value" CHECK (char_length("kept_forms"."value"::text) <= 160000);--> statement-breakpoint
-- Kept answers show them.
CREATE TRIGGER announce_practical_lists AFTER UPDATE OF itinerary, questions ON events FOR EACH ROW
  EXECUTE FUNCTION announce_event_in_place();
