-- Why: writing the search rows of many events took a call for each, and read the same description again for every event that has it:
-- 0.95 ms per event of `SEED=large`, half of its time. What's learned and written is the same.
CREATE FUNCTION refresh_event_searches(of_events integer[]) RETURNS void LANGUAGE sql AS $$
  WITH described AS MATERIALIZED (
    SELECT description, setweight(to_tsvector('ascendant_search', description), 'D') AS text
    FROM (SELECT DISTINCT description FROM events WHERE id = ANY (of_events)) each
  ), listed AS (
    SELECT e.*, coalesce((SELECT string_agg(c.name, ' ' ORDER BY c.id) FROM categories c WHERE c.id IN
      (e.category_id, e.secondary_category_id1, e.secondary_category_id2, e.secondary_category_id3, e.secondary_category_id4)),
      '') AS categories, concat_ws(' ', e.location, e.country) AS place
    FROM events e WHERE e.id = ANY (of_events)
  ), headed AS MATERIALIZED (
    SELECT id, status, starts_at, text,
      setweight(to_tsvector('ascendant_search', title), 'A') || setweight(to_tsvector('ascendant_words', title), 'A')
      || setweight(to_tsvector('ascendant_search', categories), 'B') || setweight(to_tsvector('ascendant_words', categories), 'B')
      || setweight(to_tsvector('ascendant_search', place), 'C') || setweight(to_tsvector('ascendant_words', place), 'C') AS heading,
      translate(lower(unaccent(concat_ws(' ', title, location, country, categories))), '''’', '') AS words
    FROM listed JOIN described USING (description)
  ), learned AS (
    -- In order, so that two events written at once never wait for each other.
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM headed, regexp_split_to_table(words, '[^[:alnum:]]+') AS word
    WHERE length(word) BETWEEN 3 AND 40 ORDER BY word
    ON CONFLICT DO NOTHING
  )
  INSERT INTO event_search (event_id, document, heading, words, is_published, starts_at)
  SELECT id, heading || text, heading, words, status = 'published', starts_at FROM headed ORDER BY id
  ON CONFLICT (event_id) DO UPDATE SET document = excluded.document, heading = excluded.heading, words = excluded.words,
    is_published = excluded.is_published, starts_at = excluded.starts_at
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_event_search(of_event integer) RETURNS void LANGUAGE sql AS $$
  SELECT refresh_event_searches(ARRAY[of_event])
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_category_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_event_searches(ARRAY(SELECT id FROM events WHERE NEW.id IN
    (category_id, secondary_category_id1, secondary_category_id2, secondary_category_id3, secondary_category_id4)));
  RETURN NULL;
END $$;
