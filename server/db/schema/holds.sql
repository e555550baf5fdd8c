-- The functions and triggers of `holds` (holds.ts beside this file).

CREATE OR REPLACE FUNCTION hold_may_move(was text, becomes text)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT was = 'active' AND becomes IN ('consumed', 'released', 'expired')
$$;
COMMENT ON FUNCTION hold_may_move IS 'Whether a hold''s status may change like this: the table of the domain; a test compares the two.';

CREATE OR REPLACE FUNCTION guard_new_hold()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  matches boolean;
  is_whole boolean;
BEGIN
  IF NEW.status <> 'active' OR NEW.lapsed_at IS NOT NULL OR NEW.settled_at IS NOT NULL THEN
    PERFORM refuse_write('hold_transition', 'a hold begins active');
  END IF;
  SELECT true, CASE
      WHEN b.attendees @? '$[*].extras' THEN extras_of(b.attendees, '{}')
      WHEN b.seats = 0 THEN (SELECT CASE WHEN s.people IS NULL THEN extras_of(changed.attendees, changed.cancelled_positions) ELSE extras_of(s.people, '{}') END
        FROM booking_supplements s JOIN bookings changed ON changed.id = s.booking_id WHERE s.supplement_id = b.id) END
, b.attendees @? '$[*].priceType.isWhole' OR (b.seats = 0 AND EXISTS (
        SELECT FROM booking_supplements s WHERE s.supplement_id = b.id AND s.price_types @? '$[*].isWhole'))
    INTO matches, NEW.extras, is_whole
    FROM bookings b WHERE b.id = NEW.booking_id AND b.status = 'pending' AND b.event_id = NEW.event_id
      AND NEW.seats = CASE WHEN b.seats > 0 THEN coalesce(b.seats_taken, b.seats) ELSE (
        SELECT CASE WHEN s.people IS NOT NULL THEN seats_of(s.people, '{}')
          WHEN s.price_types IS NULL THEN coalesce(changed.seats_taken, changed.seats - changed.cancelled_seats)
          ELSE seats_of((SELECT jsonb_agg(jsonb_build_object('priceType', type) ORDER BY place)
            FROM jsonb_array_elements(s.price_types) WITH ORDINALITY AS listed (type, place)), changed.cancelled_positions) END
        FROM booking_supplements s JOIN bookings changed ON changed.id = s.booking_id
        WHERE s.supplement_id = b.id AND changed.status = 'confirmed' AND changed.user_id = b.user_id
          AND (s.people IS NULL OR changed.event_id = b.event_id)) END
      AND b.user_id IS NOT DISTINCT FROM NEW.user_id
      AND b.discount_code_id IS NOT DISTINCT FROM NEW.discount_code_id;
  IF matches IS NOT TRUE THEN
    PERFORM refuse_write('hold_matches_booking', format('booking %s is not pending, or not what this hold is for', NEW.booking_id));
  END IF;
  IF is_whole AND NEW.seats <> (SELECT capacity FROM events WHERE id = NEW.event_id FOR NO KEY UPDATE) THEN
    PERFORM refuse_write('booking_whole_date', format('booking %s is for every seat of its date', NEW.booking_id));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_new_hold IS
  'A hold begins active, for a pending booking: with its event, seats, person and discount code. A supplement''s has the seats of the people who move, or who are added. '
  'It gets what they take along. For the whole date, it has every seat.';

CREATE OR REPLACE FUNCTION guard_hold()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF (NEW.id, NEW.booking_id, NEW.event_id, NEW.seats, NEW.extras, NEW.discount_code_id)
    IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.event_id, OLD.seats, OLD.extras, OLD.discount_code_id)
    OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id AND NOT is_passed_on(OLD.user_id, NEW.user_id)) THEN
    PERFORM refuse_write('hold_snapshot', format('hold %s cannot become another hold', OLD.id));
  END IF;
  IF NEW.expires_at > OLD.expires_at THEN
    PERFORM refuse_write('hold_not_extended', format('hold %s cannot be made longer', OLD.id));
  END IF;
  IF NEW.lapsed_at IS DISTINCT FROM OLD.lapsed_at AND (OLD.lapsed_at IS NOT NULL OR NEW.expires_at > clock_timestamp()) THEN
    PERFORM refuse_write('hold_lapse', format('hold %s lapses once, when its time is over', OLD.id));
  END IF;
  IF OLD.status <> 'active' THEN
    IF to_jsonb(NEW) - 'user_id' IS DISTINCT FROM to_jsonb(OLD) - 'user_id' THEN
      PERFORM refuse_write('hold_transition', format('hold %s is %s and does not change', OLD.id, OLD.status));
    END IF;
  ELSIF NEW.status <> 'active' THEN
    IF NOT hold_may_move(OLD.status, NEW.status) THEN
      PERFORM refuse_write('hold_transition', format('hold %s cannot go from %s to %s', OLD.id, OLD.status, NEW.status));
    END IF;
    NEW.settled_at := coalesce(NEW.settled_at, now());
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_hold IS
  'A hold''s status changes only as the table says; what it keeps stays as it was, and it never lasts longer.';

CREATE OR REPLACE FUNCTION guard_settled_hold()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  booking record;
BEGIN
  SELECT status, confirmed_at INTO booking FROM bookings WHERE id = NEW.booking_id;
  IF booking.status = 'pending' OR (NEW.status = 'consumed' AND booking.confirmed_at IS NULL) THEN
    PERFORM refuse_write('hold_and_booking_together', format('hold %s is %s, its booking is %s', NEW.id, NEW.status, booking.status));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_settled_hold IS
  'A hold and its booking end together, checked when the transaction ends. A consumed hold''s seats and use are counted with its'
  ' booking, so that has to have been confirmed.';

CREATE OR REPLACE FUNCTION count_new_holds()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, 0, sum(seats)::integer) FROM becomes GROUP BY event_id ORDER BY event_id;
  PERFORM count_uses(discount_code_id, 0, count(*)::integer)
    FROM becomes WHERE discount_code_id IS NOT NULL GROUP BY discount_code_id ORDER BY discount_code_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_new_holds IS 'Counts what new holds keep.';

CREATE OR REPLACE FUNCTION count_changed_holds()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, 0, sum(seats)::integer)
    FROM (SELECT event_id, seats FROM becomes WHERE status IN ('active', 'consumed') AND lapsed_at IS NULL
      UNION ALL SELECT event_id, -seats FROM was WHERE status IN ('active', 'consumed') AND lapsed_at IS NULL) moved
    GROUP BY event_id HAVING sum(seats) <> 0 ORDER BY event_id;
  PERFORM count_uses(discount_code_id, 0, sum(step)::integer)
    FROM (SELECT discount_code_id, 1 AS step FROM becomes
        WHERE status IN ('active', 'consumed') AND lapsed_at IS NULL AND discount_code_id IS NOT NULL
      UNION ALL SELECT discount_code_id, -1 FROM was
        WHERE status IN ('active', 'consumed') AND lapsed_at IS NULL AND discount_code_id IS NOT NULL) moved
    GROUP BY discount_code_id HAVING sum(step) <> 0 ORDER BY discount_code_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_changed_holds IS
  'Counts what a hold gives back. What a consumed one keeps, its booking takes over when it is confirmed.';

CREATE OR REPLACE FUNCTION count_deleted_holds()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, 0, -sum(seats)::integer)
    FROM was WHERE status = 'active' AND lapsed_at IS NULL GROUP BY event_id ORDER BY event_id;
  PERFORM count_uses(discount_code_id, 0, -count(*)::integer) FROM was
    WHERE status = 'active' AND lapsed_at IS NULL AND discount_code_id IS NOT NULL GROUP BY discount_code_id ORDER BY discount_code_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_deleted_holds IS 'Gives back what deleted holds kept.';

CREATE OR REPLACE FUNCTION count_held_extras()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_extras(NEW.event_id, NEW.extras, NULL);
  ELSE
    PERFORM count_extras(OLD.event_id, NULL, OLD.extras);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_held_extras IS
  'Counts what the people of a hold take along, until it ends. What a consumed one keeps, its booking takes over when it is confirmed.';

CREATE TRIGGER count_changed AFTER UPDATE ON holds REFERENCING OLD TABLE AS was NEW TABLE AS becomes
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_changed_holds();
COMMENT ON TRIGGER count_changed ON holds IS 'Keeps the counts of seats and uses.';

CREATE TRIGGER count_deleted AFTER DELETE ON holds REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_deleted_holds();
COMMENT ON TRIGGER count_deleted ON holds IS 'Keeps the counts of seats and uses.';

CREATE TRIGGER count_new AFTER INSERT ON holds REFERENCING NEW TABLE AS becomes
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_new_holds();
COMMENT ON TRIGGER count_new ON holds IS 'Keeps the counts of seats and uses.';

CREATE TRIGGER count_extras AFTER INSERT ON holds
  FOR EACH ROW WHEN (NEW.extras IS NOT NULL)
  EXECUTE FUNCTION count_held_extras();
COMMENT ON TRIGGER count_extras ON holds IS 'Keeps the counts of extras.';

CREATE TRIGGER count_extras_back AFTER UPDATE OF status, lapsed_at ON holds
  FOR EACH ROW WHEN (OLD.extras IS NOT NULL AND OLD.status IN ('active', 'consumed') AND OLD.lapsed_at IS NULL
    AND NOT (NEW.status IN ('active', 'consumed') AND NEW.lapsed_at IS NULL))
  EXECUTE FUNCTION count_held_extras();
COMMENT ON TRIGGER count_extras_back ON holds IS 'Gives back what a hold kept.';

CREATE TRIGGER count_extras_deleted AFTER DELETE ON holds
  FOR EACH ROW WHEN (OLD.extras IS NOT NULL AND OLD.status = 'active' AND OLD.lapsed_at IS NULL)
  EXECUTE FUNCTION count_held_extras();
COMMENT ON TRIGGER count_extras_deleted ON holds IS 'Gives back what a deleted hold kept.';

CREATE TRIGGER guard_hold BEFORE UPDATE ON holds
  FOR EACH ROW
  EXECUTE FUNCTION guard_hold();
COMMENT ON TRIGGER guard_hold ON holds IS 'Status changes and what is kept.';

CREATE TRIGGER guard_kept_record BEFORE DELETE ON holds
  FOR EACH ROW WHEN (OLD.created_at > (now() - '7 years'::interval))
  EXECUTE FUNCTION guard_kept_record();
COMMENT ON TRIGGER guard_kept_record ON holds IS 'Kept for seven years (PRI-04).';

CREATE TRIGGER guard_new_hold BEFORE INSERT ON holds
  FOR EACH ROW
  EXECUTE FUNCTION guard_new_hold();
COMMENT ON TRIGGER guard_new_hold ON holds IS 'Initial state.';

CREATE CONSTRAINT TRIGGER guard_settled_hold AFTER UPDATE OF status ON holds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status <> 'active')
  EXECUTE FUNCTION guard_settled_hold();
COMMENT ON TRIGGER guard_settled_hold ON holds IS 'A hold and its booking end together, when the transaction ends.';

CREATE TRIGGER prepare_taking_seats BEFORE INSERT ON holds
  FOR EACH ROW
  EXECUTE FUNCTION prepare_taking_seats();
COMMENT ON TRIGGER prepare_taking_seats ON holds IS 'Locks the event and gives back what has run out, before seats are taken.';
