-- What searches read of events (docs/archive/decisions/0097-one-preparation-of-searched-text.md).

CREATE OR REPLACE FUNCTION search_spellings(raw text)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE PARALLEL SAFE
AS $$
BEGIN
  RETURN (
  WITH own AS (
    SELECT search_text(raw) AS words
  ), other AS (
    SELECT string_to_table(concat_ws(' ', search_text(translate(raw, '''’‘‛ʼʻʽ`´′＇', '           ')),
      search_text(regexp_replace(raw, '[-‐‑–./&·_]', '', 'g')), regexp_replace(words, '([0-9])([a-z])|([a-z])([0-9])', '\1\3 \2\4', 'g'),
      regexp_replace(words, '([0-9]) ([a-z]{1,2})\M', '\1\2', 'g')), ' ') AS word FROM own
    EXCEPT SELECT string_to_table(words, ' ') FROM own
  )
  SELECT concat_ws(' ', nullif(words, ''), (SELECT string_agg(word, ' ' ORDER BY word) FROM other WHERE word <> '')) FROM own);
END $$;
COMMENT ON FUNCTION search_spellings IS
  'Prepared text with what else people write: ''l hiver'' beside ''lhiver'', ''valdor'' beside ''val dor'', ''10 k'' beside ''10k''. They '
  'follow the text''s own words, each once.';

CREATE OR REPLACE FUNCTION search_vector(words text, weight "char", is_heading boolean)
  RETURNS tsvector
  LANGUAGE plpgsql
  IMMUTABLE PARALLEL SAFE
AS $$
BEGIN
  RETURN (
  WITH token AS MATERIALIZED (
    SELECT word, position, octet_length(word) > char_length(word) AND word ~ '^[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u312F\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7FF\U00020000-\U0003FFFF]' AS is_unspaced
    FROM string_to_table(words, ' ') WITH ORDINALITY each (word, position) WHERE word <> ''
  ), piece AS (
    SELECT left(word, 40) AS piece, position FROM token WHERE is_heading AND NOT is_unspaced
    UNION ALL
    SELECT unnest(ts_lexize('pg_catalog.english_stem', left(word, 40))), position FROM token WHERE NOT is_unspaced
    UNION ALL
    SELECT letter || coalesce(lead(letter) OVER following, '') || coalesce(lead(letter, 2) OVER following, ''), position
    FROM token CROSS JOIN string_to_table(word, NULL) WITH ORDINALITY each (letter, place) WHERE is_unspaced
    WINDOW following AS (PARTITION BY position ORDER BY place)
  )
  SELECT coalesce(setweight(string_agg('''' || piece || ''':' || position, ' ')::tsvector, weight), '') FROM piece);
END $$;
COMMENT ON FUNCTION search_vector IS
  'Words as they are searched: English stems, without words like ''the''; in a heading also as they are written, all of them. '
  'Scripts without blanks are taken in pieces of three letters, from each letter on.';

CREATE OR REPLACE FUNCTION search_word(word text, is_beginning boolean)
  RETURNS tsquery
  LANGUAGE sql
  IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN word ~ '^[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u312F\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7FF\U00020000-\U0003FFFF]'
    THEN (SELECT string_agg('''' || substr(word, greatest(least(first, char_length(word) - 2), 1), 3) || ''':*', ' & ')::tsquery
      FROM generate_series(1, char_length(word), 3) first)
    WHEN ts_lexize('pg_catalog.english_stem', word) = '{}' THEN ''::tsquery
    ELSE ('''' || coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) || ''' | ''' || word || ''''
      || CASE WHEN is_beginning THEN ':*' ELSE '' END)::tsquery
  END
$$;
COMMENT ON FUNCTION search_word IS 'A word of a search, in any grammatical form, or the beginning of one; nothing for a word like ''the''.';

CREATE OR REPLACE FUNCTION search_wanted(wanted tsquery, words text[])
  RETURNS tsquery
  LANGUAGE sql
  IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN numnode(wanted) > 0 THEN wanted
    ELSE (SELECT string_agg('''' || word || ''':A', ' & ')::tsquery FROM unnest(words) word) END
$$;
COMMENT ON FUNCTION search_wanted IS 'A search, or if it has only words like ''the'', titles that have all of them.';

CREATE OR REPLACE FUNCTION search_relevance(document tsvector, own tsquery, related tsquery)
  RETURNS real
  LANGUAGE sql
  IMMUTABLE PARALLEL SAFE
RETURN (ts_rank('{0.05,0.25,0.5,1}'::real[], document, own) + (ts_rank('{0.05,0.25,0.5,1}'::real[], document, related) / (3)::double precision));
COMMENT ON FUNCTION search_relevance IS
  'Title over category over location over description; a related word counts a third of the word itself.';

CREATE OR REPLACE FUNCTION search_events(wanted tsquery, own tsquery, related tsquery, most integer)
  RETURNS TABLE(event_id integer, starts_at timestamp with time zone, relevance real)
  LANGUAGE sql
  STABLE
  SET enable_seqscan TO 'off'
AS $$
  WITH hit AS MATERIALIZED (
    SELECT s.event_id, s.starts_at, s.document FROM event_search s WHERE s.is_published AND s.document @@ wanted LIMIT most + 1
  ), counted AS MATERIALIZED (SELECT count(*) AS hits FROM hit)
  SELECT hit.event_id, hit.starts_at, CASE WHEN hits > most THEN 0 ELSE search_relevance(document, own, related) END
  FROM hit, counted
$$;
COMMENT ON FUNCTION search_events IS
  'For version 1.0.0. Published events that a query finds, in no order, and one more than `most` if there are more; ranked only if all are found. '
  'It reads the index and stops, however many there are: the planner would sometimes read the whole table instead.';

CREATE OR REPLACE FUNCTION search_headings(wanted tsquery, own tsquery, related tsquery, most integer)
  RETURNS TABLE(event_id integer, starts_at timestamp with time zone, relevance real)
  LANGUAGE sql
  STABLE
  SET enable_seqscan TO 'off'
AS $$
  SELECT s.event_id, s.starts_at, search_relevance(s.heading, own, related)
  FROM event_search s WHERE s.is_published AND s.heading @@ wanted LIMIT most
$$;
COMMENT ON FUNCTION search_headings IS 'For version 1.0.0. The same among titles, categories and locations: at most this many, always ranked.';

CREATE OR REPLACE FUNCTION search_knows(wanted tsquery)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET enable_seqscan TO 'off'
AS $$
  SELECT EXISTS (SELECT FROM search_texts t JOIN event_search s ON s.text_id = t.id WHERE t.document @@ wanted AND s.is_published)
$$;
COMMENT ON FUNCTION search_knows IS
  'Whether a query finds a published event. It reads the index and stops: the planner would sometimes read the whole table instead.';

CREATE OR REPLACE FUNCTION search_text_headings(wanted tsquery, own tsquery, related tsquery, most integer)
  RETURNS TABLE(text_id integer, relevance real)
  LANGUAGE sql
  STABLE
  SET enable_seqscan TO 'off'
AS $$
  SELECT t.id, search_relevance(t.heading, own, related)
  FROM search_texts t
  WHERE t.heading @@ wanted AND EXISTS (SELECT FROM event_search s WHERE s.text_id = t.id AND s.is_published) LIMIT most
$$;
COMMENT ON FUNCTION search_text_headings IS
  'Texts of published events whose titles, categories and locations a query finds, in no order: at most this many, ranked. It reads the '
  'index and stops, as above.';

CREATE OR REPLACE FUNCTION search_text_of(of_series integer, its_document tsvector, its_heading tsvector, its_title text)
  RETURNS integer
  LANGUAGE plpgsql
AS $$
DECLARE
  found integer;
BEGIN
  SELECT id INTO found FROM search_texts
  WHERE series_id = of_series AND document = its_document AND title = its_title ORDER BY id LIMIT 1;
  IF found IS NULL THEN
    INSERT INTO search_texts (series_id, document, heading, title) VALUES (of_series, its_document, its_heading, its_title)
    RETURNING id INTO found;
  END IF;
  RETURN found;
END $$;
COMMENT ON FUNCTION search_text_of IS
  'A series'' text, which is written if no date of it has had it. Its series must be locked: two dates that get it at once would each write it.';

CREATE OR REPLACE FUNCTION forget_search_texts(of_texts integer[])
  RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  -- A date of the series that gets the text at this moment would not be seen.
  PERFORM FROM event_series WHERE id IN (SELECT series_id FROM search_texts WHERE id = ANY (of_texts)) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM search_texts t WHERE t.id = ANY (of_texts) AND NOT EXISTS (SELECT FROM event_search s WHERE s.text_id = t.id);
END $$;
COMMENT ON FUNCTION forget_search_texts IS 'Deletes those of some texts that no event has any more.';

CREATE OR REPLACE FUNCTION refresh_event_search(of_event integer)
  RETURNS void
  LANGUAGE sql
AS $$
  SELECT refresh_event_searches(ARRAY[of_event])
$$;
COMMENT ON FUNCTION refresh_event_search IS 'Writes what searches read of an event.';

CREATE OR REPLACE FUNCTION refresh_event_searches(of_events integer[])
  RETURNS void
  LANGUAGE plpgsql
AS $$
DECLARE
  former integer[];
BEGIN
  -- Of two dates that get the same text at once, one would not see the other's. In order, so that two batches never wait for each other.
  PERFORM FROM event_series WHERE id IN (SELECT series_id FROM events WHERE id = ANY (of_events)) ORDER BY id FOR NO KEY UPDATE;
  former := ARRAY(SELECT DISTINCT text_id FROM event_search WHERE event_id = ANY (of_events));
  WITH described AS MATERIALIZED (
    SELECT description, search_vector(CASE WHEN description ~ '[''’]' THEN search_spellings(description) ELSE search_text(description) END, 'D', false)
      AS text
    FROM (SELECT DISTINCT description FROM events WHERE id = ANY (of_events)) each
  ), listed AS MATERIALIZED (
    SELECT e.id, e.series_id, e.status = 'published' AND e.access_code IS NULL AS is_listed, e.starts_at, e.description,
      search_text(e.title) AS title, search_spellings(e.title) AS titled,
      search_spellings(coalesce((SELECT string_agg(c.name, ' ' ORDER BY c.id) FROM categories c WHERE c.id IN
      (e.category_id, e.secondary_category_id1, e.secondary_category_id2, e.secondary_category_id3, e.secondary_category_id4)),
      '')) AS categories, search_spellings(concat_ws(' ', e.location, e.country)) AS place
    FROM events e WHERE e.id = ANY (of_events)
  ), headed AS MATERIALIZED (
    SELECT id, series_id, is_listed, starts_at, text, left(title, 160) AS title,
      search_vector(titled, 'A', true) || search_vector(categories, 'B', true) || search_vector(place, 'C', true) AS heading,
      concat_ws(' ', titled, place, categories) AS spelled
    FROM listed JOIN described USING (description)
  ), limited AS MATERIALIZED (
    SELECT *, heading || text AS document, CASE WHEN octet_length(spelled) > 2400 THEN left(spelled, 600) ELSE spelled END AS words
    FROM headed
  ), learned AS (
    -- In order, so that two events written at once never wait for each other.
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM limited, string_to_table(words, ' ') AS word
    WHERE length(word) BETWEEN 3 AND 40 ORDER BY word
    ON CONFLICT DO NOTHING
  )
  INSERT INTO event_search (event_id, text_id, document, heading, title, words, is_published, starts_at)
  SELECT id, search_text_of(series_id, document, heading, title), document, heading, title, words, is_listed, starts_at
  FROM limited ORDER BY id
  ON CONFLICT (event_id) DO UPDATE SET text_id = excluded.text_id, document = excluded.document, heading = excluded.heading,
    title = excluded.title, words = excluded.words, is_published = excluded.is_published, starts_at = excluded.starts_at;
  PERFORM forget_search_texts(former);
END $$;
COMMENT ON FUNCTION refresh_event_searches IS
  'Writes what searches read of some events, each description prepared once; dates of a series with the same text share it. A letter may be '
  'prepared as eighteen, and the index of the words takes 2,700 bytes.';
