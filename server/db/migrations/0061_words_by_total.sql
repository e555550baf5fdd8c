-- Why: a search for a word that very many events have, in a list that's sorted by a figure, compared all of them with the order: 45,000 pages
-- for 'walk' by revenue with a million events. Now it's known in which levels of the figure a word is, and the rest of the order is skipped.
CREATE TABLE "total_words" (
	"word" text NOT NULL,
	"total" text NOT NULL,
	"level" numeric NOT NULL,
	CONSTRAINT "total_words_word_total_level_pk" PRIMARY KEY("word","total","level")
);
--> statement-breakpoint
CREATE INDEX "total_words_word" ON "total_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
-- Levels are a total's first two digits: 786.24 is in 780, 4.53 in 4.5, and no total is negative.
CREATE FUNCTION total_level(value numeric) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN trunc(value, 2 - length(trunc(value)::text));
--> statement-breakpoint
CREATE FUNCTION total_level_end(level numeric) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN level + 10::numeric ^ (length(trunc(level)::text) - 2);
--> statement-breakpoint
-- The words of some events with the levels that these events are in. The invariants ask nothing else.
CREATE FUNCTION total_words_of(ids integer[]) RETURNS TABLE (word text, total text, level numeric) LANGUAGE sql STABLE AS $$
  WITH levelled AS MATERIALIZED (
    SELECT s.words, each.total, total_level(each.value) AS level
    FROM event_totals t JOIN event_search s USING (event_id)
      CROSS JOIN LATERAL (VALUES ('bookings', t.bookings::numeric), ('seats', t.seats), ('revenue', t.revenue), ('match', t.match),
        ('rating', t.rating), ('reviews', t.reviews)) each (total, value)
    WHERE t.event_id = ANY (ids) AND each.value IS NOT NULL
  )
  SELECT DISTINCT part, levelled.total, levelled.level FROM levelled, string_to_table(levelled.words, ' ') part
$$;
--> statement-breakpoint
-- Adds them. None is taken away when an event leaves its level: a level without the word costs time, and a word without its level would be
-- missed.
CREATE FUNCTION learn_total_words(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO total_words (word, total, level) SELECT word, total, level FROM total_words_of(ids) ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- As before, and it learns the words of what has changed.
CREATE OR REPLACE FUNCTION fold_total_changes(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
  joined integer;
  ids integer[];
BEGIN
  IF NOT EXISTS (SELECT FROM total_changes) THEN
    RETURN 0;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('fold_total_changes'));
  WITH gone AS (
    DELETE FROM total_changes WHERE ctid = ANY (ARRAY(SELECT ctid FROM total_changes LIMIT most)) RETURNING event_id, users
  )
  SELECT count(*), coalesce(sum(users), 0), coalesce(array_agg(DISTINCT event_id) FILTER (WHERE event_id IS NOT NULL), '{}')
  INTO taken, joined, ids FROM gone;
  WITH fresh AS MATERIALIZED (
    SELECT * FROM event_contributions(ids)
  ), stale AS (
    SELECT t.owner_id, was ->> 0 AS subject, was ->> 1 AS bucket, (was ->> 2)::bigint AS count, (was ->> 3)::bigint AS seats,
      (was ->> 4)::numeric AS amount
    FROM event_totals t, jsonb_array_elements(t.counted) was WHERE t.event_id = ANY (ids)
  ), step AS (
    SELECT owner.id AS owner_id, subject, bucket, sum(count) AS count, sum(seats) AS seats, sum(amount) AS amount
    FROM (
      SELECT owner_id, subject, bucket, count, seats, amount FROM fresh
      UNION ALL
      SELECT owner_id, subject, bucket, -count, -seats, -amount FROM stale
    ) each CROSS JOIN LATERAL (VALUES (0), (each.owner_id)) owner (id)
    WHERE owner.id IS NOT NULL AND (owner.id = 0 OR subject NOT IN ('category', 'feature'))
    GROUP BY 1, 2, 3
    UNION ALL
    SELECT 0, 'users', '', joined, 0, 0
  ), added AS (
    INSERT INTO totals AS total SELECT * FROM step WHERE count <> 0 OR seats <> 0 OR amount <> 0
    ON CONFLICT (owner_id, subject, bucket) DO UPDATE
      SET count = total.count + excluded.count, seats = total.seats + excluded.seats, amount = total.amount + excluded.amount
  ), sorted AS (
    INSERT INTO event_totals AS total (event_id, owner_id, bookings, seats, revenue, match, rating, reviews, counted)
    SELECT event_id, min(owner_id), sum(count) FILTER (WHERE subject = 'week'), sum(seats) FILTER (WHERE subject = 'week'),
      sum(amount) FILTER (WHERE subject = 'week'),
      (array_agg(amount / count ORDER BY bucket DESC) FILTER (WHERE subject = 'match'))[1],
      min(amount) FILTER (WHERE subject = 'rating'), min(seats) FILTER (WHERE subject = 'rating'),
      jsonb_agg(jsonb_build_array(subject, bucket, count, seats, amount))
    FROM fresh GROUP BY event_id
    ON CONFLICT (event_id) DO UPDATE SET owner_id = excluded.owner_id, bookings = excluded.bookings, seats = excluded.seats,
      revenue = excluded.revenue, match = excluded.match, rating = excluded.rating, reviews = excluded.reviews, counted = excluded.counted
  )
  DELETE FROM event_totals t WHERE t.event_id = ANY (ids) AND NOT EXISTS (SELECT FROM fresh WHERE fresh.event_id = t.event_id);
  DELETE FROM totals WHERE count = 0 AND seats = 0 AND amount = 0;
  PERFORM learn_total_words(ids);
  RETURN taken;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_totals() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('fold_total_changes'));
  DELETE FROM totals;
  DELETE FROM event_totals;
  DELETE FROM total_words;
  DELETE FROM total_changes;
  INSERT INTO total_changes (event_id) SELECT id FROM events;
  INSERT INTO total_changes (users) SELECT count(*) FROM users;
  WHILE fold_total_changes(5000) > 0 LOOP
  END LOOP;
END $$;
--> statement-breakpoint
-- Other words of an event are learned when its totals are next brought up to date.
CREATE TRIGGER note_changed_words AFTER UPDATE ON event_search FOR EACH ROW
  WHEN (NEW.words <> OLD.words) EXECUTE FUNCTION note_part_of_event();
--> statement-breakpoint
-- In pieces, so that no statement needs much memory.
DO $$
DECLARE
  first integer;
BEGIN
  FOR first IN SELECT generate_series(0, max(event_id), 10000) FROM event_totals LOOP
    PERFORM learn_total_words(ARRAY(SELECT event_id FROM event_totals WHERE event_id BETWEEN first AND first + 9999));
  END LOOP;
END $$;
