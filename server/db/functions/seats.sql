-- Seats and uses of discount codes are counted on the rows of events and codes; the checks event_capacity and discount_usage_limit there
-- refuse to oversell (docs/decisions/0004-counting-seats.md). In the functions with a statement's rows, `becomes` are the rows that it has
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
