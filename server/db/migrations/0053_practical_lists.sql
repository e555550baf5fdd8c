-- Why: people want to know how the day goes, and what others ask, before they book.

-- A list of up to `most` objects, each with exactly the texts of `bounds`, which says how many characters each may have.
CREATE FUNCTION is_list_of_texts(list jsonb, most integer, bounds jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN jsonb_typeof(list) <> 'array' OR jsonb_array_length(list) > most THEN false ELSE NOT EXISTS (
  SELECT FROM jsonb_array_elements(list) AS entry
  WHERE CASE WHEN jsonb_typeof(entry) <> 'object' THEN true ELSE
    (SELECT count(*) FROM jsonb_object_keys(entry)) <> (SELECT count(*) FROM jsonb_object_keys(bounds))
    OR EXISTS (
      SELECT FROM jsonb_each(bounds) AS bound
      WHERE jsonb_typeof(entry -> bound.key) IS DISTINCT FROM 'string'
        OR char_length(entry ->> bound.key) NOT BETWEEN (bound.value ->> 0)::integer AND (bound.value ->> 1)::integer
    ) END
) END;
--> statement-breakpoint
ALTER TABLE "kept_forms" DROP CONSTRAINT "kept_forms_value";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "itinerary" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_itinerary" CHECK ("events"."itinerary" = '[]' or is_list_of_texts("events"."itinerary", 20, '{"when":[0,30],"title":[1,80],"text":[0,400]}'::jsonb));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_questions" CHECK ("events"."questions" = '[]' or is_list_of_texts("events"."questions", 10, '{"question":[1,150],"answer":[1,800]}'::jsonb));--> statement-breakpoint
ALTER TABLE "kept_forms" ADD CONSTRAINT "kept_forms_value" CHECK (char_length("kept_forms"."value"::text) <= 160000);--> statement-breakpoint
-- Kept answers show them.
CREATE TRIGGER announce_practical_lists AFTER UPDATE OF itinerary, questions ON events FOR EACH ROW
  EXECUTE FUNCTION announce_event_in_place();
