-- Why: a word of 11,000 to 17,000 events had too few in a sample of one in 17, so that a search read both the sample and everything.
DROP INDEX "event_search_document_sample";--> statement-breakpoint
DROP INDEX "event_search_heading_sample";--> statement-breakpoint
DROP INDEX "event_search_words_sample";--> statement-breakpoint
CREATE INDEX "event_search_document_sample" ON "event_search" USING gin ("document") WHERE "event_search"."is_published" and "event_search"."event_id" % 11 = 0;--> statement-breakpoint
CREATE INDEX "event_search_heading_sample" ON "event_search" USING gin ("heading") WHERE "event_search"."is_published" and "event_search"."event_id" % 11 = 0;--> statement-breakpoint
CREATE INDEX "event_search_words_sample" ON "event_search" USING gin ("words" gin_trgm_ops) WHERE "event_search"."event_id" % 11 = 0;
--> statement-breakpoint
-- As before, with the larger sample.
CREATE OR REPLACE FUNCTION search_events(wanted tsquery, own tsquery, related tsquery, most integer)
  RETURNS TABLE (event_id integer, starts_at timestamptz, relevance real)
  LANGUAGE sql STABLE SET enable_seqscan = off
AS $$
  WITH sampled AS MATERIALIZED (
    SELECT s.event_id, s.starts_at, s.document FROM event_search s
    WHERE s.is_published AND s.event_id % 11 = 0 AND s.document @@ wanted LIMIT most + 1
  ), hit AS MATERIALIZED (
    SELECT * FROM sampled WHERE (SELECT count(*) FROM sampled) > most
    UNION ALL
    (SELECT s.event_id, s.starts_at, s.document FROM event_search s
      WHERE s.is_published AND s.document @@ wanted AND (SELECT count(*) FROM sampled) <= most LIMIT most + 1)
  ), counted AS MATERIALIZED (SELECT count(*) AS hits FROM hit)
  SELECT hit.event_id, hit.starts_at, CASE WHEN hits > most THEN 0 ELSE search_relevance(document, own, related) END
  FROM hit, counted
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_headings(wanted tsquery, own tsquery, related tsquery, most integer)
  RETURNS TABLE (event_id integer, starts_at timestamptz, relevance real)
  LANGUAGE sql STABLE SET enable_seqscan = off
AS $$
  WITH sampled AS MATERIALIZED (
    SELECT s.event_id, s.starts_at, s.heading FROM event_search s
    WHERE s.is_published AND s.event_id % 11 = 0 AND s.heading @@ wanted LIMIT most
  ), hit AS (
    SELECT * FROM sampled WHERE (SELECT count(*) FROM sampled) = most
    UNION ALL
    (SELECT s.event_id, s.starts_at, s.heading FROM event_search s
      WHERE s.is_published AND s.heading @@ wanted AND (SELECT count(*) FROM sampled) < most LIMIT most)
  )
  SELECT hit.event_id, hit.starts_at, search_relevance(hit.heading, own, related) FROM hit
$$;
