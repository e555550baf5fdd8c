-- Why: search remembered every word that any event ever had, so a word of a deleted account's draft stayed.
-- Words are kept without apostrophes, as searches are: 'neighbours' is part of "neighbour's".
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
      translate(lower(unaccent(concat_ws(' ', title, location, country, categories))), '''’', '') AS words
    FROM listed
  ), learned AS (
    -- In order, so that two events written at once never wait for each other.
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM headed, regexp_split_to_table(words, '[^[:alnum:]]+') AS word
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
UPDATE event_search SET words = translate(words, '''’', '') WHERE words ~ '[''’]';
--> statement-breakpoint
-- A word that no event has any more is forgotten with the last one: it may be about a person whose account was deleted.
CREATE FUNCTION forget_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words w USING regexp_split_to_table(OLD.words, '[^[:alnum:]]+') AS gone(word)
  WHERE w.word = gone.word AND coalesce(NEW.words, '') NOT LIKE '%' || w.word || '%' AND NOT EXISTS (SELECT 1 FROM event_search s WHERE s.words LIKE '%' || w.word || '%');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_search_words AFTER DELETE ON event_search FOR EACH ROW EXECUTE FUNCTION forget_search_words();
--> statement-breakpoint
CREATE TRIGGER forget_changed_search_words AFTER UPDATE OF words ON event_search FOR EACH ROW
  WHEN (OLD.words <> NEW.words) EXECUTE FUNCTION forget_search_words();
--> statement-breakpoint
DELETE FROM search_words w WHERE NOT EXISTS (SELECT 1 FROM event_search s WHERE s.words LIKE '%' || w.word || '%');
