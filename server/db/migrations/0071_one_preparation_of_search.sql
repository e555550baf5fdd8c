-- Why: an event wasn't found by its own title. PostgreSQL's parser prepared what's indexed and our program what's searched for, each in its own
-- way: O'Reilly's, Node.js, Swim/Bike/Run, Korean, Hindi and Thai weren't found. Now one function prepares both, before any parser.
DROP INDEX "users_search";
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "searched";
--> statement-breakpoint
-- As `preparedText` in server/src/database/search-terms.ts; a test compares the two for every letter. The long class has all letters, marks and
-- digits of Unicode, so that it's the same in every locale.
CREATE OR REPLACE FUNCTION search_text(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  plain text;
  prepared text;
BEGIN
  IF octet_length(words) = char_length(words) THEN
    plain := regexp_replace(regexp_replace(lower(translate(words, '''`', '')), '([a-z])[+][+]', '\1plusplus', 'g'), '([a-z])#', '\1sharp', 'g');
    RETURN btrim(regexp_replace(plain, '[^0-9a-z]+', ' ', 'g'));
  END IF;
  plain := lower(regexp_replace(normalize(translate(words, '''’‘‛ʼʻʽˈ`´ʹʾʿ′＇׳՚', ''), NFKD),
    '[\u00AD\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u2069\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF]',
    '', 'g'));
  plain := replace(replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  plain := normalize(translate(plain, 'øłđðħıς', 'olddhiσ'), NFC);
  plain := regexp_replace(regexp_replace(plain, '([a-z])[+][+]', '\1plusplus', 'g'), '([a-z])#', '\1sharp', 'g');
  prepared := regexp_replace(plain,
      '[^\u0030-\u0039\u0041-\u005A\u0061-\u007A\u00AA\u00B2-\u00B3\u00B5\u00B9-\u00BA\u00BC-\u00BE\u00C0-\u00D6\u00D8-\u00F6'
      '\u00F8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0300-\u0374\u0376-\u037D\u037F\u0386\u0388-\u03F5\u03F7-\u0481'
      '\u0483-\u0559\u0560-\u0588\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7-\u05F2\u0610-\u061A\u0620-\u0669'
      '\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06FC\u06FF\u0710-\u07F5\u07FA-\u07FD\u0800-\u082D\u0840-\u085B'
      '\u0860-\u0887\u0889-\u088F\u0897-\u08E1\u08E3-\u0963\u0966-\u096F\u0971-\u09F1\u09F4-\u09F9\u09FC\u09FE-\u0A75'
      '\u0A81-\u0AEF\u0AF9-\u0B6F\u0B71-\u0BF2\u0C00-\u0C6F\u0C78-\u0C7E\u0C80-\u0C83\u0C85-\u0D4E\u0D54-\u0D78\u0D7A-\u0DF3'
      '\u0E01-\u0E3A\u0E40-\u0E4E\u0E50-\u0E59\u0E81-\u0F00\u0F18-\u0F19\u0F20-\u0F33\u0F35\u0F37\u0F39\u0F3E-\u0F84'
      '\u0F86-\u0FBC\u0FC6\u1000-\u1049\u1050-\u109D\u10A0-\u10FA\u10FC-\u135F\u1369-\u138F\u13A0-\u13FD\u1401-\u166C'
      '\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u1734\u1740-\u17D3\u17D7\u17DC-\u17F9\u180B-\u180D\u180F-\u193B'
      '\u1946-\u19DA\u1A00-\u1A1B\u1A20-\u1A99\u1AA7\u1AB0-\u1B4C\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1BF3\u1C00-\u1C37'
      '\u1C40-\u1C7D\u1C80-\u1CBF\u1CD0-\u1CD2\u1CD4-\u1FBC\u1FBE\u1FC2-\u1FCC\u1FD0-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FFC'
      '\u2070-\u2079\u207F-\u2089\u2090-\u209C\u20D0-\u20F0\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128'
      '\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2150-\u2189\u2460-\u249B\u24EA-\u24FF\u2776-\u2793'
      '\u2C00-\u2CE4\u2CEB-\u2CF3\u2CFD\u2D00-\u2D6F\u2D7F-\u2DFF\u2E2F\u3005-\u3007\u3021-\u302F\u3031-\u3035\u3038-\u303C'
      '\u3041-\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u318E\u3192-\u3195\u31A0-\u31BF\u31F0-\u31FF\u3220-\u3229\u3248-\u324F'
      '\u3251-\u325F\u3280-\u3289\u32B1-\u32BF\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA672\uA674-\uA67D'
      '\uA67F-\uA6F1\uA717-\uA71F\uA722-\uA788\uA78B-\uA827\uA82C-\uA835\uA840-\uA873\uA880-\uA8C5\uA8D0-\uA8F7\uA8FB'
      '\uA8FD-\uA92D\uA930-\uA953\uA960-\uA9C0\uA9CF-\uA9D9\uA9E0-\uAA59\uAA60-\uAA76\uAA7A-\uAADD\uAAE0-\uAAEF\uAAF2-\uAB5A'
      '\uAB5C-\uAB69\uAB70-\uABEA\uABEC-\uFB28\uFB2A-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE00-\uFE0F'
      '\uFE20-\uFE2F\uFE70-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFDC\U00010000-\U000100FA\U00010107-\U00010133'
      '\U00010140-\U00010178\U0001018A-\U0001018B\U000101FD-\U0001039D\U000103A0-\U000103CF\U000103D1-\U00010563'
      '\U00010570-\U00010855\U00010858-\U00010876\U00010879-\U0001091B\U00010920-\U00010939\U00010940-\U00010A48'
      '\U00010A60-\U00010A7E\U00010A80-\U00010AC7\U00010AC9-\U00010AEF\U00010B00-\U00010B35\U00010B40-\U00010B91'
      '\U00010BA9-\U00010D6D\U00010D6F-\U00010D85\U00010E60-\U00010EAC\U00010EB0-\U00010EC7\U00010EFA-\U00010F54'
      '\U00010F70-\U00010F85\U00010FB0-\U00011046\U00011052-\U000110BA\U000110C2\U000110D0-\U0001113F\U00011144-\U00011173'
      '\U00011176-\U000111C4\U000111C9-\U000111CC\U000111CE-\U000111DA\U000111DC\U000111E1-\U00011237\U0001123E-\U000112A8'
      '\U000112B0-\U000113D3\U000113E1-\U0001144A\U00011450-\U00011459\U0001145E-\U000114C5\U000114C7-\U000115C0'
      '\U000115D8-\U00011640\U00011644-\U00011659\U00011680-\U000116B8\U000116C0-\U0001173B\U00011740-\U0001183A'
      '\U000118A0-\U00011943\U00011950-\U000119E1\U000119E3-\U00011A3E\U00011A47-\U00011A99\U00011A9D\U00011AB0-\U00011AF8'
      '\U00011B60-\U00011BE0\U00011BF0-\U00011C40\U00011C50-\U00011C6C\U00011C72-\U00011EF6\U00011F00-\U00011F42'
      '\U00011F50-\U00011FD4\U00012000-\U0001246E\U00012480-\U00012FF0\U00013000-\U0001342F\U00013440-\U00016A69'
      '\U00016A70-\U00016AF4\U00016B00-\U00016B36\U00016B40-\U00016B43\U00016B50-\U00016D6C\U00016D70-\U00016E96'
      '\U00016EA0-\U00016FE1\U00016FE3-\U0001BC99\U0001BC9D-\U0001BC9E\U0001CCF0-\U0001CCF9\U0001CF00-\U0001CF46'
      '\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD'
      '\U0001D242-\U0001D244\U0001D2C0-\U0001D2F3\U0001D360-\U0001D6C0\U0001D6C2-\U0001D6DA\U0001D6DC-\U0001D6FA'
      '\U0001D6FC-\U0001D714\U0001D716-\U0001D734\U0001D736-\U0001D74E\U0001D750-\U0001D76E\U0001D770-\U0001D788'
      '\U0001D78A-\U0001D7A8\U0001D7AA-\U0001D7C2\U0001D7C4-\U0001D7FF\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75'
      '\U0001DA84\U0001DA9B-\U0001E14E\U0001E290-\U0001E2F9\U0001E4D0-\U0001E5FA\U0001E6C0-\U0001E959\U0001EC71-\U0001ECAB'
      '\U0001ECAD-\U0001ECAF\U0001ECB1-\U0001ED2D\U0001ED2F-\U0001EEBB\U0001F100-\U0001F10C\U0001FBF0-\U0001FBF9'
      '\U00020000-\U00033479\U000E0100-\U000E01EF]+',
    ' ', 'g');
  prepared := btrim(regexp_replace(regexp_replace(prepared, '[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u312F\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7FF\U00020000-\U0003FFFF]+', ' \& ', 'g'),
    ' +', ' ', 'g'));
  IF prepared = '' THEN
    RETURN array_to_string(string_to_array(regexp_replace(plain, '[\u0001-\u00BF\u2000-\u206F\u3000-\u303F]+', '', 'g'), NULL), ' ');
  END IF;
  RETURN prepared;
END $$;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text GENERATED ALWAYS AS (search_text(first_name || ' ' || last_name || ' ' || username || ' ' || email)) STORED;
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("searched" gin_trgm_ops);
--> statement-breakpoint
-- The same with what else people write: 'l hiver' beside 'lhiver', 'valdor' beside 'val dor', '10 k' beside '10k'. After the text's own words, each
-- once.
CREATE FUNCTION search_spellings(raw text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
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
--> statement-breakpoint
-- Words as they're searched: their English stems, without words like 'the'; in a heading also as they're written, all of them. Scripts without
-- blanks are taken in pieces of three letters, from each letter on.
CREATE FUNCTION search_vector(words text, weight "char", is_heading boolean) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
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
--> statement-breakpoint
-- A word of a search, in any grammatical form, or the beginning of one; nothing for a word like 'the'.
CREATE FUNCTION search_word(word text, is_beginning boolean) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN word ~ '^[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u312F\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7FF\U00020000-\U0003FFFF]'
    THEN (SELECT string_agg('''' || substr(word, greatest(least(first, char_length(word) - 2), 1), 3) || ''':*', ' & ')::tsquery
      FROM generate_series(1, char_length(word), 3) first)
    WHEN ts_lexize('pg_catalog.english_stem', word) = '{}' THEN ''::tsquery
    ELSE ('''' || coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) || ''' | ''' || word || ''''
      || CASE WHEN is_beginning THEN ':*' ELSE '' END)::tsquery
  END
$$;
--> statement-breakpoint
-- A search, or if it has only words like 'the', titles that have all of them.
CREATE FUNCTION search_wanted(wanted tsquery, words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN numnode(wanted) > 0 THEN wanted
    ELSE (SELECT string_agg('''' || word || ''':A', ' & ')::tsquery FROM unnest(words) word) END
$$;
--> statement-breakpoint
ALTER TABLE "event_search" ADD COLUMN "title" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "event_search" ALTER COLUMN "title" DROP DEFAULT;
--> statement-breakpoint
-- As before, with the texts prepared. A letter may be prepared as eighteen, and the index of the words takes 2,700 bytes.
CREATE OR REPLACE FUNCTION refresh_event_searches(of_events integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH described AS MATERIALIZED (
    SELECT description, search_vector(CASE WHEN description ~ '[''’]' THEN search_spellings(description) ELSE search_text(description) END, 'D', false)
      AS text
    FROM (SELECT DISTINCT description FROM events WHERE id = ANY (of_events)) each
  ), listed AS MATERIALIZED (
    SELECT e.id, e.status, e.starts_at, e.description, search_text(e.title) AS title, search_spellings(e.title) AS titled,
      search_spellings(coalesce((SELECT string_agg(c.name, ' ' ORDER BY c.id) FROM categories c WHERE c.id IN
      (e.category_id, e.secondary_category_id1, e.secondary_category_id2, e.secondary_category_id3, e.secondary_category_id4)),
      '')) AS categories, search_spellings(concat_ws(' ', e.location, e.country)) AS place
    FROM events e WHERE e.id = ANY (of_events)
  ), headed AS MATERIALIZED (
    SELECT id, status, starts_at, text, left(title, 160) AS title,
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
  SELECT id, heading || text, heading, title, words, status = 'published', starts_at FROM limited ORDER BY id
  ON CONFLICT (event_id) DO UPDATE SET document = excluded.document, heading = excluded.heading, title = excluded.title,
    words = excluded.words, is_published = excluded.is_published, starts_at = excluded.starts_at;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_words w USING string_to_table(OLD.words, ' ') AS gone(word)
  WHERE w.word = gone.word AND coalesce(NEW.words, '') NOT LIKE '%' || w.word || '%'
    AND NOT EXISTS (SELECT 1 FROM event_search s WHERE s.words LIKE '%' || w.word || '%');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Every event again, in pieces, so that no statement needs much memory. The words of before are forgotten at once rather than one by one.
ALTER TABLE event_search DISABLE TRIGGER forget_changed_search_words;
--> statement-breakpoint
DELETE FROM search_words;
--> statement-breakpoint
DO $$
DECLARE
  first integer;
BEGIN
  FOR first IN SELECT generate_series(0, max(id), 1000) FROM events LOOP
    PERFORM refresh_event_searches(ARRAY(SELECT id FROM events WHERE id BETWEEN first AND first + 999));
    PERFORM learn_total_words(ARRAY(SELECT event_id FROM event_totals WHERE event_id BETWEEN first AND first + 999));
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE event_search ENABLE TRIGGER forget_changed_search_words;
--> statement-breakpoint
CREATE INDEX "event_search_title" ON "event_search" USING btree ("title") WHERE "event_search"."is_published";
--> statement-breakpoint
DROP TEXT SEARCH CONFIGURATION ascendant_words;
--> statement-breakpoint
DROP TEXT SEARCH DICTIONARY ascendant_word;
