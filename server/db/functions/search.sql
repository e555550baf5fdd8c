-- What searches read of events (docs/decisions/0097-one-preparation-of-searched-text.md).

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
  'Published events that a query finds, in no order, and one more than `most` if there are more; ranked only if all are found. '
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
COMMENT ON FUNCTION search_headings IS 'The same among titles, categories and locations: at most this many, always ranked.';

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
BEGIN
  WITH described AS MATERIALIZED (
    SELECT description, search_vector(CASE WHEN description ~ '[''’]' THEN search_spellings(description) ELSE search_text(description) END, 'D', false)
      AS text
    FROM (SELECT DISTINCT description FROM events WHERE id = ANY (of_events)) each
  ), listed AS MATERIALIZED (
    SELECT e.id, e.status = 'published' AND e.access_code IS NULL AS is_listed, e.starts_at, e.description, search_text(e.title) AS title, search_spellings(e.title) AS titled,
      search_spellings(coalesce((SELECT string_agg(c.name, ' ' ORDER BY c.id) FROM categories c WHERE c.id IN
      (e.category_id, e.secondary_category_id1, e.secondary_category_id2, e.secondary_category_id3, e.secondary_category_id4)),
      '')) AS categories, search_spellings(concat_ws(' ', e.location, e.country)) AS place
    FROM events e WHERE e.id = ANY (of_events)
  ), headed AS MATERIALIZED (
    SELECT id, is_listed, starts_at, text, left(title, 160) AS title,
      search_vector(titled, 'A', true) || search_vector(categories, 'B', true) || search_vector(place, 'C', true) AS heading,
      concat_ws(' ', titled, place, categories) AS spelled
    FROM listed JOIN described USING (description)
  ), limited AS MATERIALIZED (
    SELECT *, CASE WHEN octet_length(spelled) > 2400 THEN left(spelled, 600) ELSE spelled END AS words FROM headed
  ), learned AS (
    -- In order, so that two events written at once never wait for each other.
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM limited, string_to_table(words, ' ') AS word
    WHERE length(word) BETWEEN 3 AND 40 ORDER BY word
    ON CONFLICT DO NOTHING
  )
  INSERT INTO event_search (event_id, document, heading, title, words, is_published, starts_at)
  SELECT id, heading || text, heading, title, words, is_listed, starts_at FROM limited ORDER BY id
  ON CONFLICT (event_id) DO UPDATE SET document = excluded.document, heading = excluded.heading, title = excluded.title,
    words = excluded.words, is_published = excluded.is_published, starts_at = excluded.starts_at;
END $$;
COMMENT ON FUNCTION refresh_event_searches IS
  'Writes what searches read of some events, each description prepared once. A letter may be prepared as eighteen, and the '
  'index of the words takes 2,700 bytes.';
