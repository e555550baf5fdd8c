-- Sums that reports and managed lists read (docs/decisions/0078-kept-totals.md). Triggers only note what has changed; a job adds it up.

CREATE OR REPLACE FUNCTION event_contributions(ids integer[])
  RETURNS TABLE(event_id integer, owner_id integer, subject text, bucket text, count bigint, seats bigint, amount numeric)
  LANGUAGE sql
  STABLE
AS $$
  WITH asked AS MATERIALIZED (
    SELECT id, organizer_id, status, start_date, timezone, features,
      array[category_id, secondary_category_id1, secondary_category_id2, secondary_category_id3, secondary_category_id4] AS categories
    FROM events WHERE id = ANY (ids)
  ), each (id, subject, bucket, count, seats, amount) AS (
    SELECT id, 'status', status, 1::bigint, 0::bigint, 0::numeric FROM asked
    UNION ALL
    SELECT id, 'start', start_date::text, 1, 0, 0 FROM asked WHERE status = 'published'
    UNION ALL
    SELECT id, 'start_in_zone', start_date || ' ' || timezone, 1, 0, 0 FROM asked WHERE status = 'published'
    UNION ALL
    -- A cancelled booking earns what wasn't refunded of it.
    SELECT asked.id, 'week', to_char(date_trunc('week', b.booked_at, 'UTC') AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
      count(*) FILTER (WHERE b.status = 'confirmed' AND b.seats > 0), coalesce(sum(b.seats - b.cancelled_seats) FILTER (WHERE b.status = 'confirmed'), 0),
      coalesce(sum(earned.cents), 0) / 100
    FROM asked JOIN bookings b ON b.event_id = asked.id AND b.status <> 'pending'
      LEFT JOIN earned_cents(ids) earned ON earned.booking_id = b.id AND earned.event_id = b.event_id
    GROUP BY 1, 3 HAVING bool_or(b.status = 'confirmed') OR sum(earned.cents) <> 0
    UNION ALL
    SELECT asked.id, 'match', m.model, count(*), 0, sum(m.match_score)
    FROM asked JOIN user_event_matches m ON m.event_id = asked.id GROUP BY 1, 3
    UNION ALL
    -- Rounded, so that sums of averages don't depend on the order in which they're added.
    SELECT asked.id, 'rating', '', 1, count(*), round(avg(r.rating), 6)
    FROM asked JOIN reviews r ON r.event_id = asked.id AND NOT r.is_junk GROUP BY 1
    UNION ALL
    SELECT id, 'category', category::text, 1, 0, 0
    FROM asked, LATERAL (SELECT DISTINCT unnest(categories) AS category) used WHERE category IS NOT NULL
    UNION ALL
    SELECT id, 'feature', feature, 1, 0, 0 FROM asked, LATERAL (SELECT DISTINCT unnest(features) AS feature) used
  )
  SELECT asked.id, asked.organizer_id, each.subject, each.bucket, each.count, each.seats, each.amount
  FROM each JOIN asked ON asked.id = each.id
$$;
COMMENT ON FUNCTION event_contributions IS
  'What events add to the totals, row by row. The invariants and the sums of the program read nothing else.';

CREATE OR REPLACE FUNCTION series_sums(ids integer[])
  RETURNS TABLE(series_id integer, owner_id integer, seats bigint, revenue numeric, match numeric, matches bigint, match_model text,
    rating numeric, reviews bigint)
  LANGUAGE sql
  STABLE
AS $$
  WITH dates AS MATERIALIZED (
    SELECT t.* FROM event_totals t WHERE t.series_id = ANY (ids)
  ), matched AS (
    SELECT DISTINCT ON (1) dates.series_id, was ->> 1 AS model, sum((was ->> 2)::bigint)::bigint AS count, sum((was ->> 4)::numeric) AS amount
    FROM dates, jsonb_array_elements(dates.counted) was WHERE was ->> 0 = 'match' GROUP BY 1, 2 ORDER BY 1, 2 DESC
  )
  SELECT dates.series_id, min(dates.owner_id), sum(dates.seats), sum(dates.revenue), min(matched.amount / matched.count), min(matched.count),
    min(matched.model), sum(dates.rating * dates.reviews) / sum(dates.reviews), sum(dates.reviews)
  FROM dates LEFT JOIN matched ON matched.series_id = dates.series_id GROUP BY 1
$$;
COMMENT ON FUNCTION series_sums IS 'What series are sorted by, from the totals of their dates.';

CREATE OR REPLACE FUNCTION fold_total_changes(most integer)
  RETURNS integer
  LANGUAGE plpgsql
AS $$
DECLARE
  taken integer;
  joined integer;
  ids integer[];
  series integer[];
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
  -- The series that the dates were in, too.
  SELECT array(SELECT series_id FROM event_totals WHERE event_id = ANY (ids) UNION SELECT series_id FROM events WHERE id = ANY (ids)) INTO series;
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
    INSERT INTO event_totals AS total (event_id, owner_id, series_id, bookings, seats, revenue, match, rating, reviews, counted)
    SELECT event_id, min(owner_id), (SELECT series_id FROM events WHERE id = event_id), sum(count) FILTER (WHERE subject = 'week'), sum(seats) FILTER (WHERE subject = 'week'),
      sum(amount) FILTER (WHERE subject = 'week'),
      (array_agg(amount / count ORDER BY bucket DESC) FILTER (WHERE subject = 'match'))[1],
      min(amount) FILTER (WHERE subject = 'rating'), min(seats) FILTER (WHERE subject = 'rating'),
      jsonb_agg(jsonb_build_array(subject, bucket, count, seats, amount))
    FROM fresh GROUP BY event_id
    ON CONFLICT (event_id) DO UPDATE SET owner_id = excluded.owner_id, series_id = excluded.series_id, bookings = excluded.bookings,
      seats = excluded.seats, revenue = excluded.revenue, match = excluded.match, rating = excluded.rating, reviews = excluded.reviews, counted = excluded.counted
  )
  DELETE FROM event_totals t WHERE t.event_id = ANY (ids) AND NOT EXISTS (SELECT FROM fresh WHERE fresh.event_id = t.event_id);
  DELETE FROM totals WHERE count = 0 AND seats = 0 AND amount = 0;
  DELETE FROM series_totals WHERE series_id = ANY (series);
  INSERT INTO series_totals (series_id, owner_id, seats, revenue, match, matches, match_model, rating, reviews)
    SELECT * FROM series_sums(series);
  RETURN taken;
END $$;
COMMENT ON FUNCTION fold_total_changes IS
  'Adds up at most this many changes: subtracts what an event added last time and adds what it adds now, for its organizer and '
  'for everyone (0). One process at a time; the second waits, and then finds it done.';

CREATE OR REPLACE FUNCTION recount_totals()
  RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('fold_total_changes'));
  DELETE FROM totals;
  DELETE FROM event_totals;
  DELETE FROM series_totals;
  DELETE FROM total_changes;
  INSERT INTO total_changes (event_id) SELECT id FROM events;
  INSERT INTO total_changes (users) SELECT count(*) FROM users;
  WHILE fold_total_changes(5000) > 0 LOOP
  END LOOP;
END $$;
COMMENT ON FUNCTION recount_totals IS 'Adds up every total again, from nothing.';

CREATE OR REPLACE FUNCTION note_event()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO total_changes (event_id) VALUES (coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION note_event IS 'Notes that an event has changed.';

CREATE OR REPLACE FUNCTION note_part_of_event()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO total_changes (event_id) VALUES (coalesce(NEW.event_id, OLD.event_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION note_part_of_event IS 'Notes that the event of a row has changed.';

CREATE OR REPLACE FUNCTION note_user()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO total_changes (users) VALUES (CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION note_user IS 'Notes that there is one account more or less.';
