-- Why: a search is ordered by relevance, finds words as they're written besides their stems, stops early however many events match,
-- and corrects typing errors by the words that titles, places and categories have.
CREATE TEXT SEARCH DICTIONARY ascendant_word (TEMPLATE = pg_catalog.simple, STOPWORDS = english);
--> statement-breakpoint
-- Words as they're written, without accents: 'kayaki' is the beginning of Kayaking, but not of its stem.
CREATE TEXT SEARCH CONFIGURATION ascendant_words (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION ascendant_words
  ALTER MAPPING FOR asciihword, asciiword, hword_asciipart WITH ascendant_word;
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION ascendant_words
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, ascendant_word;
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "event_search_document";--> statement-breakpoint
ALTER TABLE "event_search" ADD COLUMN "heading" "tsvector";--> statement-breakpoint
ALTER TABLE "event_search" ADD COLUMN "is_published" boolean;--> statement-breakpoint
ALTER TABLE "event_search" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_event_search(of_event integer) RETURNS void LANGUAGE sql AS $$
  WITH listed AS (
    SELECT e.*, coalesce((SELECT string_agg(c.name, ' ' ORDER BY c.id) FROM categories c WHERE c.id IN
      (e.category_id, e.secondary_category_id1, e.secondary_category_id2, e.secondary_category_id3, e.secondary_category_id4)),
      '') AS categories, concat_ws(' ', e.location, e.country) AS place
    FROM events e WHERE e.id = of_event
  ), headed AS (
    SELECT listed.*,
      setweight(to_tsvector('ascendant_search', title), 'A') || setweight(to_tsvector('ascendant_words', title), 'A')
      || setweight(to_tsvector('ascendant_search', categories), 'B') || setweight(to_tsvector('ascendant_words', categories), 'B')
      || setweight(to_tsvector('ascendant_search', place), 'C') || setweight(to_tsvector('ascendant_words', place), 'C') AS heading,
      lower(unaccent(concat_ws(' ', title, location, country, categories))) AS words
    FROM listed
  ), learned AS (
    -- In order, so that two events written at once never wait for each other.
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM headed, regexp_split_to_table(translate(words, '''’', ''), '[^[:alnum:]]+') AS word
    WHERE length(word) BETWEEN 3 AND 40 ORDER BY word
    ON CONFLICT DO NOTHING
  )
  INSERT INTO event_search (event_id, document, heading, words, is_published, starts_at)
  SELECT id, heading || setweight(to_tsvector('ascendant_search', description), 'D'), heading, words, status = 'published', starts_at
  FROM headed
  ON CONFLICT (event_id) DO UPDATE SET document = excluded.document, heading = excluded.heading, words = excluded.words,
    is_published = excluded.is_published, starts_at = excluded.starts_at
$$;
--> statement-breakpoint
DROP TRIGGER follow_event_text ON events;
--> statement-breakpoint
CREATE TRIGGER follow_event_text AFTER INSERT OR UPDATE OF title, description, location, country, category_id,
  secondary_category_id1, secondary_category_id2, secondary_category_id3, secondary_category_id4, status,
  start_date, start_time, timezone ON events
  FOR EACH ROW EXECUTE FUNCTION follow_event_text();
--> statement-breakpoint
SELECT refresh_event_search(id) FROM events;
--> statement-breakpoint
ALTER TABLE "event_search" ALTER COLUMN "heading" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event_search" ALTER COLUMN "is_published" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event_search" ALTER COLUMN "starts_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_trigram" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_search_heading" ON "event_search" USING gin ("heading") WHERE "event_search"."is_published";--> statement-breakpoint
CREATE INDEX "event_search_starts_at" ON "event_search" USING btree ("starts_at","event_id") WHERE "event_search"."is_published";--> statement-breakpoint
CREATE INDEX "event_search_document" ON "event_search" USING gin ("document") WHERE "event_search"."is_published";
--> statement-breakpoint
-- Title over category over place over text; what means the same counts a third of the word itself.
CREATE FUNCTION search_relevance(document tsvector, own tsquery, related tsquery) RETURNS real LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ts_rank('{0.05, 0.25, 0.5, 1}', document, own) + ts_rank('{0.05, 0.25, 0.5, 1}', document, related) / 3;
--> statement-breakpoint
-- Published events that a query finds, in no order, and one more than `most` if there are more. It reads the index and stops, however
-- many there are; the planner would sometimes read the whole table instead. Only if it finds all are they ranked.
CREATE FUNCTION search_events(wanted tsquery, own tsquery, related tsquery, most integer)
  RETURNS TABLE (event_id integer, starts_at timestamptz, relevance real)
  LANGUAGE sql STABLE SET enable_seqscan = off
AS $$
  WITH hit AS MATERIALIZED (
    SELECT s.event_id, s.starts_at, s.document FROM event_search s
    WHERE s.is_published AND s.document @@ wanted LIMIT most + 1
  ), counted AS MATERIALIZED (SELECT count(*) AS hits FROM hit)
  SELECT hit.event_id, hit.starts_at, CASE WHEN hits > most THEN 0 ELSE search_relevance(document, own, related) END
  FROM hit, counted
$$;
--> statement-breakpoint
-- The same among titles, categories and locations: at most this many, always ranked.
CREATE FUNCTION search_headings(wanted tsquery, own tsquery, related tsquery, most integer)
  RETURNS TABLE (event_id integer, starts_at timestamptz, relevance real)
  LANGUAGE sql STABLE SET enable_seqscan = off
AS $$
  SELECT s.event_id, s.starts_at, search_relevance(s.heading, own, related)
  FROM event_search s WHERE s.is_published AND s.heading @@ wanted LIMIT most
$$;
