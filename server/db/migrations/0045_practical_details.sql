-- Why: people ask where to meet, what to bring and how hard it is before they book.
ALTER TABLE "events" ADD COLUMN "meeting_point" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "what_to_bring" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "difficulty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "difficulty_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "languages" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "accessibility" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "not_included" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_meeting_point" CHECK (char_length("events"."meeting_point") between 0 and 300);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_what_to_bring" CHECK (char_length("events"."what_to_bring") between 0 and 1000);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_difficulty" CHECK ("events"."difficulty" between 0 and 5);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_difficulty_note" CHECK (char_length("events"."difficulty_note") between 0 and 300);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_languages" CHECK (char_length("events"."languages") between 0 and 200);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_accessibility" CHECK (char_length("events"."accessibility") between 0 and 1000);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_not_included" CHECK (char_length("events"."not_included") between 0 and 1000);--> statement-breakpoint
-- Kept answers show them.
CREATE TRIGGER announce_practical_details AFTER UPDATE OF meeting_point, what_to_bring, difficulty, difficulty_note, languages,
  accessibility, not_included ON events FOR EACH ROW EXECUTE FUNCTION announce_event_in_place();
--> statement-breakpoint
-- An event leads to its host only while that account is active.
CREATE TRIGGER announce_hosts AFTER UPDATE OF disabled ON users FOR EACH ROW
  WHEN ((NEW.is_organizer OR NEW.is_admin) AND NEW.disabled <> OLD.disabled) EXECUTE FUNCTION announce_all();
