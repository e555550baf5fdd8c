-- Seats and uses of discount codes are counted on the rows of events and codes; the checks event_capacity and discount_usage_limit there
-- refuse to oversell (docs/decisions/0004-counting-seats.md), as extra_stock_limit does for extras. In the functions with a statement's rows, `becomes` are the rows that it has
-- written, and `was` the same rows before it, or those that it has deleted.

CREATE OR REPLACE FUNCTION count_seats(counted_event integer, confirmed integer, held integer)
  RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  IF confirmed <> 0 OR held <> 0 THEN
    UPDATE events SET seats_confirmed = seats_confirmed + confirmed, seats_held = seats_held + held WHERE id = counted_event;
  END IF;
END $$;
COMMENT ON FUNCTION count_seats IS 'Adds to the seats that an event has sold and holds.';

CREATE OR REPLACE FUNCTION count_uses(counted_code integer, confirmed integer, held integer)
  RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  IF counted_code IS NOT NULL AND (confirmed <> 0 OR held <> 0) THEN
    UPDATE discount_codes SET usage_count = usage_count + confirmed, uses_held = uses_held + held WHERE id = counted_code;
  END IF;
END $$;
COMMENT ON FUNCTION count_uses IS 'Adds to the uses that a discount code has had and holds.';

CREATE OR REPLACE FUNCTION seats_of(people jsonb, cancelled smallint[])
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT coalesce(sum(coalesce((person -> 'priceType' ->> 'seats')::integer, 1)), 0)::integer
  FROM jsonb_array_elements(people) WITH ORDINALITY AS listed (person, place)
  WHERE NOT (place - 1)::smallint = ANY (cancelled)
$$;
COMMENT ON FUNCTION seats_of IS 'How many seats the people of a booking take who come: one each, unless what they come as takes another number.';

CREATE OR REPLACE FUNCTION is_booked_whole(of_event integer)
  RETURNS boolean
  LANGUAGE sql
  STABLE
AS $$
  SELECT EXISTS (SELECT FROM bookings b
    WHERE b.event_id = of_event AND b.status IN ('pending', 'confirmed')
      AND (b.attendees @? '$[*].priceType.isWhole' OR (b.seats = 0 AND b.status = 'pending' AND EXISTS (
        SELECT FROM booking_supplements s WHERE s.supplement_id = b.id AND s.price_types @? '$[*].isWhole')))
      AND (b.status = 'confirmed' OR EXISTS (
        SELECT FROM holds h WHERE h.booking_id = b.id AND h.status = 'active' AND h.lapsed_at IS NULL)))
$$;
COMMENT ON FUNCTION is_booked_whole IS 'Whether someone has a date as a whole, or is paying for it.';

CREATE OR REPLACE FUNCTION extras_of(people jsonb, cancelled smallint[])
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT jsonb_agg(extra)
  FROM jsonb_array_elements(people) WITH ORDINALITY AS listed (person, place), jsonb_array_elements(person -> 'extras') AS extra
  WHERE NOT (place - 1)::smallint = ANY (cancelled)
$$;
COMMENT ON FUNCTION extras_of IS 'What the people of a booking take along who come; null for nothing.';

CREATE OR REPLACE FUNCTION extras_counted(extras jsonb)
  RETURNS TABLE (name text, choice text, quantity integer)
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT extra ->> 'name', counted, sum(coalesce((extra ->> 'quantity')::integer, 1))::integer
  FROM jsonb_array_elements(extras) AS extra, LATERAL (SELECT '' UNION SELECT coalesce(extra ->> 'choice', '')) AS each (counted)
  GROUP BY 1, 2
$$;
COMMENT ON FUNCTION extras_counted IS 'How many there are of each extra, with an empty choice, and of each choice.';

CREATE OR REPLACE FUNCTION extra_limit(of_event integer, of_name text, of_choice text)
  RETURNS integer
  LANGUAGE sql
  STABLE
AS $$
  SELECT CASE WHEN of_choice = '' THEN (extra ->> 'limit')::integer
    ELSE (SELECT (choice ->> 'limit')::integer FROM jsonb_array_elements(extra -> 'choices') AS choice WHERE choice ->> 'name' = of_choice) END
  FROM events e JOIN event_series s ON s.id = e.series_id, jsonb_array_elements(s.extras) AS extra
  WHERE e.id = of_event AND extra ->> 'name' = of_name
$$;
COMMENT ON FUNCTION extra_limit IS
  'How many of an extra there are on a date, or of one of its choices; null for any number, and for what is not offered any longer.';

CREATE OR REPLACE FUNCTION count_extras(counted_event integer, more jsonb, fewer jsonb)
  RETURNS void
  LANGUAGE plpgsql
AS $$
DECLARE
  step record;
BEGIN
  FOR step IN
    SELECT each.name, each.choice, sum(each.quantity)::integer AS quantity
    FROM (SELECT * FROM extras_counted(more) UNION ALL SELECT f.name, f.choice, -f.quantity FROM extras_counted(fewer) f) AS each
    GROUP BY 1, 2 HAVING sum(each.quantity) <> 0 ORDER BY 1, 2
  LOOP
    IF step.quantity < 0 THEN
      UPDATE extra_stock SET taken = taken + step.quantity
        WHERE event_id = counted_event AND name = step.name AND choice = step.choice;
    ELSE
      INSERT INTO extra_stock AS stock (event_id, name, choice, taken, most)
        VALUES (counted_event, step.name, step.choice, step.quantity, extra_limit(counted_event, step.name, step.choice))
        ON CONFLICT (event_id, name, choice) DO UPDATE SET taken = stock.taken + excluded.taken, most = excluded.most;
    END IF;
  END LOOP;
END $$;
COMMENT ON FUNCTION count_extras IS
  'Adds to the extras that are taken on a date, and to their choices, what is taken more and fewer. Called with the event''s row locked.';

CREATE OR REPLACE FUNCTION extras_fit(of_event integer, extras jsonb, are_counted boolean)
  RETURNS boolean
  LANGUAGE sql
  STABLE
AS $$
  SELECT NOT EXISTS (
    SELECT FROM extras_counted(extras) w LEFT JOIN extra_stock s ON s.event_id = of_event AND s.name = w.name AND s.choice = w.choice
    WHERE w.quantity > extra_limit(of_event, w.name, w.choice) - coalesce(s.taken, 0) + CASE WHEN are_counted THEN w.quantity ELSE 0 END)
$$;
COMMENT ON FUNCTION extras_fit IS 'Whether a date has as many of these extras left, or had them if they are counted as taken.';

CREATE OR REPLACE FUNCTION lapse_run_out(of_event integer)
  RETURNS void
  LANGUAGE plpgsql
  SET plan_cache_mode TO 'force_generic_plan'
AS $$
DECLARE
  moment timestamptz := clock_timestamp();
BEGIN
  IF EXISTS (SELECT FROM holds WHERE event_id = of_event AND status = 'active' AND lapsed_at IS NULL AND expires_at <= moment) THEN
    UPDATE holds SET lapsed_at = moment WHERE id IN (
      SELECT id FROM holds WHERE event_id = of_event AND status = 'active' AND lapsed_at IS NULL
        AND expires_at <= moment FOR UPDATE SKIP LOCKED);
  END IF;
  IF EXISTS (SELECT FROM waitlist_offers WHERE event_id = of_event AND status = 'open' AND lapsed_at IS NULL AND expires_at <= moment) THEN
    UPDATE waitlist_offers SET lapsed_at = moment WHERE id IN (
      SELECT id FROM waitlist_offers WHERE event_id = of_event AND status = 'open' AND lapsed_at IS NULL
        AND expires_at <= moment FOR UPDATE SKIP LOCKED);
  END IF;
  IF EXISTS (SELECT FROM seat_blocks WHERE event_id = of_event AND released_at IS NULL AND release_at <= moment) THEN
    UPDATE seat_blocks SET released_at = moment WHERE event_id = of_event AND released_at IS NULL AND release_at <= moment;
  END IF;
END $$;
COMMENT ON FUNCTION lapse_run_out IS
  'Gives back what run-out holds and offers of an event keep, and blocks whose time of release has come. Called with the event''s row locked, before seats are taken, and '
  'by the job that sweeps. Rows that another transaction is settling are left to it. The moment is read once: a clock that '
  'moves on while it is read is no bound for an index.';

CREATE OR REPLACE FUNCTION prepare_taking_seats()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM 1 FROM events WHERE id = NEW.event_id FOR NO KEY UPDATE;
  PERFORM lapse_run_out(NEW.event_id);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION prepare_taking_seats IS
  'Before seats are taken: locks the event''s row first (PAY-03), then gives back what has run out.';
