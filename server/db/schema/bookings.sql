-- The functions and triggers of `bookings` (bookings.ts beside this file).

CREATE OR REPLACE FUNCTION booking_may_move(was text, becomes text)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT (was, becomes) IN (
    ('pending/pending', 'confirmed/completed'),
    ('pending/pending', 'pending/failed'),
    ('pending/pending', 'cancelled/failed'),
    ('pending/pending', 'cancelled/refund_pending'),
    ('pending/failed', 'confirmed/completed'),
    ('pending/failed', 'cancelled/failed'),
    ('pending/failed', 'cancelled/refund_pending'),
    ('confirmed/completed', 'cancelled/refund_pending'),
    ('confirmed/completed', 'cancelled/completed'),
    ('cancelled/refund_pending', 'cancelled/refunded'),
    ('cancelled/refund_pending', 'cancelled/refund_failed'),
    ('cancelled/refund_pending', 'cancelled/refund_closed'),
    ('cancelled/refund_pending', 'cancelled/charged_back'),
    ('cancelled/refunded', 'cancelled/refund_failed'),
    ('cancelled/refund_failed', 'cancelled/refund_pending'),
    ('cancelled/refund_failed', 'cancelled/refunded'),
    ('cancelled/refund_failed', 'cancelled/refund_closed'),
    ('cancelled/refund_failed', 'cancelled/charged_back'))
$$;
COMMENT ON FUNCTION booking_may_move IS
  'Whether a booking''s status may change like this: the table of the domain (booking/lifecycle); a test compares the two.';

CREATE OR REPLACE FUNCTION other_seats_of(people jsonb, cancelled smallint[])
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT CASE WHEN people @? '$[*].priceType.seats' THEN seats_of(people, cancelled) END
$$;
COMMENT ON FUNCTION other_seats_of IS 'How many seats the people of a booking take who come; null if each takes one.';

CREATE OR REPLACE FUNCTION guard_new_booking()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  matches boolean;
BEGIN
  IF NEW.status || '/' || NEW.payment_status = 'confirmed/completed' AND NEW.total_cents = 0 THEN
    NEW.confirmed_at := coalesce(NEW.confirmed_at, now());
  ELSIF NEW.status || '/' || NEW.payment_status <> 'pending/pending' THEN
    PERFORM refuse_write('booking_transition', format('a booking of %s cents cannot begin as %s/%s',
      NEW.total_cents, NEW.status, NEW.payment_status));
  END IF;
  matches := EXISTS (SELECT FROM pricing_tiers WHERE id = NEW.pricing_tier_id AND event_id = NEW.event_id);
  -- A statement of its own, which few bookings need: together, they'd be planned again for each booking.
  IF NEW.discount_code_id IS NOT NULL THEN
    matches := matches AND (EXISTS (SELECT FROM discount_codes WHERE id = NEW.discount_code_id AND event_id = NEW.event_id)
      OR EXISTS (SELECT FROM discount_codes d JOIN events a ON a.id = d.event_id JOIN events b ON b.series_id = a.series_id
        WHERE d.id = NEW.discount_code_id AND d.covers = 'series' AND b.id = NEW.event_id));
  END IF;
  IF NOT matches THEN
    PERFORM refuse_write('booking_matches_event', 'tier and discount code are those of the booked event, or the code is one of its series');
  END IF;
  NEW.seats_taken := other_seats_of(NEW.attendees, NEW.cancelled_positions);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_new_booking IS
  'A booking begins unpaid, or confirmed if it is free; its tier and discount code are the event''s, or the code is its series''.';

CREATE OR REPLACE FUNCTION guard_booking()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  was text := OLD.status || '/' || OLD.payment_status;
  becomes text := NEW.status || '/' || NEW.payment_status;
  -- What may still change once a booking has ended: people are forgotten (PRI-04), tiers go.
  erasable text[] := ARRAY['user_id', 'attendees', 'guest_email', 'guest_phone_sealed', 'team_note', 'pricing_tier_id',
    'updated_at'];
BEGIN
  -- An older program that forgets a person writes null where there's no one.
  IF NEW.seats = 0 THEN NEW.attendees := '[]'; END IF;
  IF (NEW.id, NEW.total_amount, NEW.tier_type, NEW.adult_price_cents, NEW.child_price_cents,
      NEW.tickets_total_cents, NEW.discount_code_id, NEW.discount_cents, NEW.site_discount_cents, NEW.booking_fee_cents, NEW.hst_cents,
      NEW.total_cents, NEW.tax_lines, NEW.currency, NEW.cancellation_policy, NEW.booked_at, NEW.origin)
    IS DISTINCT FROM
     (OLD.id, OLD.total_amount, OLD.tier_type, OLD.adult_price_cents, OLD.child_price_cents,
      OLD.tickets_total_cents, OLD.discount_code_id, OLD.discount_cents, OLD.site_discount_cents, OLD.booking_fee_cents, OLD.hst_cents,
      OLD.total_cents, OLD.tax_lines, OLD.currency, OLD.cancellation_policy, OLD.booked_at, OLD.origin) THEN
    PERFORM refuse_write('booking_snapshot', format('the quote of booking %s cannot change (MON-04)', OLD.id));
  END IF;
  IF NEW.seats <> OLD.seats AND ((was, becomes) IS DISTINCT FROM ('confirmed/completed', 'confirmed/completed')
    OR NOT NEW.seats > OLD.seats OR OLD.seats = 0 OR EXISTS (
      SELECT FROM jsonb_array_elements(NEW.attendees) WITH ORDINALITY AS listed (person, place)
      WHERE CASE WHEN place <= OLD.seats THEN person <> OLD.attendees -> (place - 1)::integer ELSE NOT person ? 'added' END)) THEN
    PERFORM refuse_write('booking_added_people', format('booking %s cannot get these people', OLD.id));
  END IF;
  IF (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id AND NOT is_passed_on(OLD.user_id, NEW.user_id))
    OR (NEW.pricing_tier_id IS NOT NULL AND NEW.pricing_tier_id IS DISTINCT FROM OLD.pricing_tier_id) THEN
    PERFORM refuse_write('booking_snapshot', format('booking %s cannot pass to another person or tier', OLD.id));
  END IF;
  IF NEW.event_id <> OLD.event_id THEN
    IF (was, becomes) IS DISTINCT FROM ('confirmed/completed', 'confirmed/completed') OR NOT EXISTS (
        SELECT 1 FROM events a JOIN events b ON b.series_id = a.series_id
        WHERE a.id = OLD.event_id AND b.id = NEW.event_id AND b.status = 'published') THEN
      PERFORM refuse_write('booking_moved', format('booking %s cannot move to event %s', OLD.id, NEW.event_id));
    END IF;
    SELECT e.starts_at, e.ends_at, e.location, coalesce(e.meeting_latitude, e.latitude), coalesce(e.meeting_longitude, e.longitude)
    INTO NEW.booked_starts_at, NEW.sold_ends_at, NEW.booked_location, NEW.booked_latitude, NEW.booked_longitude
    FROM events e WHERE e.id = NEW.event_id;
  END IF;
  IF NEW.cancelled_positions IS DISTINCT FROM OLD.cancelled_positions THEN
    IF (was, becomes) IS DISTINCT FROM ('confirmed/completed', 'confirmed/completed')
      OR NOT NEW.cancelled_positions @> OLD.cancelled_positions OR EXISTS (
        SELECT position FROM unnest(NEW.cancelled_positions) AS position
        GROUP BY position HAVING count(*) > 1 OR position IS NULL OR position NOT BETWEEN 1 AND NEW.seats - 1) THEN
      PERFORM refuse_write('booking_cancelled_people', format('booking %s cannot cancel these of its people', OLD.id));
    END IF;
  END IF;
  NEW.cancelled_seats := cardinality(NEW.cancelled_positions);
  NEW.seats_taken := other_seats_of(NEW.attendees, NEW.cancelled_positions);
  IF was = becomes THEN
    IF was IN ('cancelled/failed', 'cancelled/refunded', 'cancelled/refund_closed', 'cancelled/charged_back', 'cancelled/completed')
      AND to_jsonb(NEW) - erasable IS DISTINCT FROM to_jsonb(OLD) - erasable THEN
      PERFORM refuse_write('booking_final', format('booking %s is %s and does not change', OLD.id, was));
    END IF;
    RETURN NEW;
  END IF;
  IF NOT booking_may_move(was, becomes) THEN
    PERFORM refuse_write('booking_transition', format('booking %s cannot go from %s to %s', OLD.id, was, becomes));
  END IF;
  IF OLD.status = 'pending' AND NEW.status <> 'pending'
    AND EXISTS (SELECT 1 FROM holds WHERE booking_id = OLD.id AND status = 'active') THEN
    PERFORM refuse_write('booking_hold_first', format('settle the hold of booking %s before the booking', OLD.id));
  END IF;
  IF NEW.status = 'confirmed' THEN
    NEW.confirmed_at := coalesce(NEW.confirmed_at, now());
    NEW.cancelled_at := NULL;
    NEW.cancel_reason := NULL;
  ELSIF NEW.status = 'cancelled' THEN
    NEW.cancelled_at := coalesce(NEW.cancelled_at, now());
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_booking IS 'A booking''s status changes only as the table says (PAY-01), and what was agreed on stays as it was. A confirmed one can '
  'move to another date of its series, and get people after those that it has.';

CREATE OR REPLACE FUNCTION guard_paid_booking()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF (SELECT status FROM bookings WHERE id = NEW.id) = 'confirmed' AND NOT EXISTS (
    SELECT 1 FROM payments WHERE booking_id = NEW.id AND status IN ('succeeded', 'refund_pending', 'refunded')
      AND amount_cents = NEW.total_cents AND currency = NEW.currency) THEN
    PERFORM refuse_write('booking_paid', format('booking %s is confirmed without its payment', NEW.id));
  END IF;
  IF NEW.seats = 0 AND NEW.confirmed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM booking_moves WHERE supplement_id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM booking_supplements s JOIN bookings b ON b.id = s.booking_id
      WHERE s.supplement_id = NEW.id AND b.attendees @> s.people) THEN
    PERFORM refuse_write('supplement_moves', format('supplement %s is paid, and its booking has not changed', NEW.id));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_paid_booking IS
  'Invariant 4, checked when the transaction ends: a confirmed booking that costs something has been paid in full, and the booking'
  ' that a paid supplement is for has moved, or has its people. Found by its id: with the status in the condition, an index of all confirmed bookings would be read.';

CREATE OR REPLACE FUNCTION guard_booked_event()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refuse_write('booking_booked_event', format('what booking %s was booked as cannot change, nor what its traveller was promised', NEW.id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_booked_event IS
  'When and where an event was when it was booked doesn''t change afterwards, and a right to cancel for free isn''t shortened.';

CREATE OR REPLACE FUNCTION keep_booked_event()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  SELECT e.starts_at, e.ends_at, e.location, coalesce(e.meeting_latitude, e.latitude), coalesce(e.meeting_longitude, e.longitude)
  INTO NEW.booked_starts_at, NEW.sold_ends_at, NEW.booked_location, NEW.booked_latitude, NEW.booked_longitude
  FROM events e WHERE e.id = NEW.event_id;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION keep_booked_event IS 'Stores when and where the event is that is booked, for its cancellation policy.';

CREATE OR REPLACE FUNCTION follow_booking()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE booking_attendees SET live = NEW.status <> 'cancelled' AND position <> ALL (NEW.cancelled_positions), event_id = NEW.event_id
  WHERE booking_id = NEW.id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION follow_booking IS 'Attendees of a cancelled booking, and those cancelled one by one, can be booked again; those of one that moves are on its new date.';

CREATE OR REPLACE FUNCTION list_attendees()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  listed_before integer := 0;
BEGIN
  -- A supplement is about people of another booking.
  IF NEW.seats = 0 THEN RETURN NULL; END IF;
  -- People who are added come after those who are listed.
  IF TG_OP = 'UPDATE' THEN listed_before := OLD.seats; END IF;
  -- Guests who were booked outside the site have no account.
  IF NEW.origin <> 'site' THEN
    INSERT INTO booking_attendees (booking_id, position, event_id, live)
    SELECT NEW.id, position, NEW.event_id, NEW.status IN ('pending', 'confirmed') FROM generate_series(listed_before, NEW.seats - 1) AS position;
    RETURN NULL;
  END IF;
  IF NEW.attendees->0->>'type' IS DISTINCT FROM 'user' OR NEW.attendees->0 ? 'guest' OR EXISTS (
    SELECT 1 FROM jsonb_array_elements(NEW.attendees) person
    WHERE (CASE person->>'type'
      WHEN 'user' THEN (person->>'id')::integer = NEW.user_id
      WHEN 'dependent' THEN EXISTS (
        SELECT 1 FROM dependents WHERE id = (person->>'id')::integer AND user_id = NEW.user_id)
      END) IS NOT TRUE) THEN
    PERFORM refuse_write('booking_attendees_own', 'the booker comes first, and the others are their dependents');
  END IF;
  INSERT INTO booking_attendees (booking_id, position, event_id, user_id, dependent_id, live)
  SELECT NEW.id, ordinality - 1, NEW.event_id,
    -- A guest of the booker is no one whom we know.
    CASE WHEN person->>'type' = 'user' AND NOT person ? 'guest' THEN (person->>'id')::integer END,
    CASE WHEN person->>'type' = 'dependent' THEN (person->>'id')::integer END,
    NEW.status IN ('pending', 'confirmed')
  FROM jsonb_array_elements(NEW.attendees) WITH ORDINALITY AS listed (person, ordinality)
  WHERE ordinality > listed_before;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION list_attendees IS
  'Lists who is booked. A person is at most once in the live bookings of an event (PAY-17); the booker comes first, and '
  'dependents are theirs (MON-07).';

CREATE OR REPLACE FUNCTION count_new_bookings()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, sum(coalesce(seats_taken, seats - cancelled_seats))::integer, 0)
    FROM becomes WHERE status = 'confirmed' GROUP BY event_id ORDER BY event_id;
  PERFORM count_uses(discount_code_id, count(*)::integer, 0)
    FROM becomes WHERE status = 'confirmed' AND discount_code_id IS NOT NULL GROUP BY discount_code_id ORDER BY discount_code_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_new_bookings IS 'Counts what new bookings take.';

CREATE OR REPLACE FUNCTION count_changed_bookings()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, sum(confirmed)::integer, sum(held)::integer)
    FROM (SELECT n.event_id, CASE n.status WHEN 'confirmed' THEN coalesce(n.seats_taken, n.seats - n.cancelled_seats) ELSE 0 END AS confirmed,
        CASE WHEN n.status = 'confirmed' AND o.status <> 'confirmed' AND h.id IS NOT NULL THEN -h.seats ELSE 0 END AS held
      FROM becomes n
        JOIN was o ON o.id = n.id AND ((o.status = 'confirmed') <> (n.status = 'confirmed') OR o.cancelled_seats <> n.cancelled_seats
          OR o.seats <> n.seats OR o.seats_taken IS DISTINCT FROM n.seats_taken OR o.event_id <> n.event_id)
        LEFT JOIN holds h ON h.booking_id = n.id AND h.status = 'consumed' AND h.lapsed_at IS NULL
      UNION ALL
      SELECT o.event_id, CASE o.status WHEN 'confirmed' THEN -coalesce(o.seats_taken, o.seats - o.cancelled_seats) ELSE 0 END, 0
      FROM was o
        JOIN becomes n ON n.id = o.id AND ((o.status = 'confirmed') <> (n.status = 'confirmed') OR o.cancelled_seats <> n.cancelled_seats
          OR o.seats <> n.seats OR o.seats_taken IS DISTINCT FROM n.seats_taken OR o.event_id <> n.event_id)) moved
    GROUP BY event_id ORDER BY event_id;
  PERFORM count_uses(discount_code_id, sum(CASE status WHEN 'confirmed' THEN 1 ELSE -1 END)::integer,
      -count(*) FILTER (WHERE status = 'confirmed' AND hold_id IS NOT NULL)::integer)
    FROM (SELECT n.discount_code_id, n.status, h.id AS hold_id
      FROM becomes n JOIN was o ON o.id = n.id AND (o.status = 'confirmed') <> (n.status = 'confirmed')
        LEFT JOIN holds h ON h.booking_id = n.id AND h.status = 'consumed' AND h.lapsed_at IS NULL
      WHERE n.discount_code_id IS NOT NULL) moved
    GROUP BY discount_code_id ORDER BY discount_code_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_changed_bookings IS
  'A booking is confirmed once: it takes over what its consumed hold kept, unless that has lapsed. A cancelled one gives it '
  'back, people who are added take seats, those who are cancelled give theirs back, and a booking that moves takes its seats along.';

CREATE OR REPLACE FUNCTION count_deleted_bookings()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, -sum(coalesce(seats_taken, seats - cancelled_seats))::integer, 0)
    FROM was WHERE status = 'confirmed' GROUP BY event_id ORDER BY event_id;
  PERFORM count_uses(discount_code_id, -count(*)::integer, 0)
    FROM was WHERE status = 'confirmed' AND discount_code_id IS NOT NULL GROUP BY discount_code_id ORDER BY discount_code_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_deleted_bookings IS 'Gives back what deleted bookings took.';

CREATE OR REPLACE FUNCTION count_booked_extras()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  was jsonb;
  becomes jsonb;
  held jsonb;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'confirmed' THEN was := extras_of(OLD.attendees, OLD.cancelled_positions); END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'confirmed' THEN becomes := extras_of(NEW.attendees, NEW.cancelled_positions); END IF;
  IF TG_OP = 'UPDATE' AND NEW.status = 'confirmed' AND OLD.status <> 'confirmed' THEN
    SELECT extras INTO held FROM holds WHERE booking_id = NEW.id AND status = 'consumed' AND lapsed_at IS NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.event_id <> OLD.event_id THEN
    PERFORM count_extras(OLD.event_id, NULL, was);
    PERFORM count_extras(NEW.event_id, becomes, NULL);
  ELSE
    PERFORM count_extras(coalesce(NEW.event_id, OLD.event_id), becomes, coalesce(was, held));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_booked_extras IS 'Counts what the people of a confirmed booking take along who come, as seats are counted.';

CREATE OR REPLACE FUNCTION guard_whole_booking()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF NEW.seats_taken <> (SELECT capacity FROM events WHERE id = NEW.event_id) THEN
    PERFORM refuse_write('booking_whole_date', format('booking %s is for every seat of its date', NEW.id));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_whole_booking IS
  'A booking of the whole date takes every seat that it has: event_capacity then leaves none for anyone else. Called with the event''s row locked.';

CREATE OR REPLACE FUNCTION note_moved_booking()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO total_changes (event_id) VALUES (OLD.event_id), (NEW.event_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION note_moved_booking IS 'Notes that both dates of a booking that moves have changed.';

CREATE OR REPLACE FUNCTION note_for_organizer()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  -- They hear of the booking that a supplement is for.
  IF NEW.seats = 0 THEN RETURN NULL; END IF;
  IF NEW.status = 'confirmed' AND (TG_OP = 'INSERT' OR OLD.status <> 'confirmed') THEN
    INSERT INTO booking_notices (booking_id, kind, people) VALUES (NEW.id, 'booked', NEW.seats);
  ELSIF NEW.status = 'cancelled' THEN
    INSERT INTO booking_notices (booking_id, kind, people) VALUES (NEW.id, 'cancelled', NEW.seats - NEW.cancelled_seats);
  ELSIF NEW.seats > OLD.seats THEN
    INSERT INTO booking_notices (booking_id, kind, people) VALUES (NEW.id, 'people_added', NEW.seats - OLD.seats);
  ELSIF NEW.event_id <> OLD.event_id THEN
    INSERT INTO booking_notices (booking_id, kind, people) VALUES (NEW.id, 'moved', NEW.seats - NEW.cancelled_seats);
  ELSE
    INSERT INTO booking_notices (booking_id, kind, people)
      VALUES (NEW.id, 'people_cancelled', cardinality(NEW.cancelled_positions) - cardinality(OLD.cancelled_positions));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION note_for_organizer IS
  'Notes what the organizer hears of: bookings, cancellations, people who are added, or cancelled while the others come, and moves.';

CREATE TRIGGER count_changed AFTER UPDATE ON bookings REFERENCING OLD TABLE AS was NEW TABLE AS becomes
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_changed_bookings();
COMMENT ON TRIGGER count_changed ON bookings IS 'Keeps the counts of seats and uses.';

CREATE TRIGGER count_deleted AFTER DELETE ON bookings REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_deleted_bookings();
COMMENT ON TRIGGER count_deleted ON bookings IS 'Keeps the counts of seats and uses.';

CREATE TRIGGER count_new AFTER INSERT ON bookings REFERENCING NEW TABLE AS becomes
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_new_bookings();
COMMENT ON TRIGGER count_new ON bookings IS 'Keeps the counts of seats and uses.';

CREATE TRIGGER count_extras AFTER UPDATE OF status, seats, cancelled_positions, event_id, attendees ON bookings
  FOR EACH ROW WHEN ((NEW.seats = 0 AND NEW.status <> OLD.status) OR NEW.attendees @? '$[*].extras' OR OLD.attendees @? '$[*].extras')
  EXECUTE FUNCTION count_booked_extras();
COMMENT ON TRIGGER count_extras ON bookings IS 'Keeps the counts of extras. A supplement gives back those of its hold.';

CREATE TRIGGER count_extras_deleted AFTER DELETE ON bookings
  FOR EACH ROW WHEN (OLD.status = 'confirmed' AND OLD.attendees @? '$[*].extras')
  EXECUTE FUNCTION count_booked_extras();
COMMENT ON TRIGGER count_extras_deleted ON bookings IS 'Keeps the counts of extras.';

CREATE TRIGGER count_extras_new AFTER INSERT ON bookings
  FOR EACH ROW WHEN (NEW.status = 'confirmed' AND NEW.attendees @? '$[*].extras')
  EXECUTE FUNCTION count_booked_extras();
COMMENT ON TRIGGER count_extras_new ON bookings IS 'Keeps the counts of extras.';

CREATE TRIGGER follow_booking AFTER UPDATE OF status, cancelled_positions, event_id ON bookings
  FOR EACH ROW WHEN ((NEW.status = 'cancelled') <> (OLD.status = 'cancelled') OR NEW.event_id <> OLD.event_id
    OR NEW.cancelled_positions IS DISTINCT FROM OLD.cancelled_positions)
  EXECUTE FUNCTION follow_booking();
COMMENT ON TRIGGER follow_booking ON bookings IS 'Attendees are live while their booking is, and their place in it.';

CREATE TRIGGER guard_booked_event AFTER UPDATE OF booked_starts_at, booked_location, booked_latitude, booked_longitude,
    free_cancellation_until ON bookings
  FOR EACH ROW WHEN ((NEW.event_id = OLD.event_id AND (NEW.booked_starts_at IS DISTINCT FROM OLD.booked_starts_at
    OR NEW.booked_location IS DISTINCT FROM OLD.booked_location
    OR NEW.booked_latitude IS DISTINCT FROM OLD.booked_latitude
    OR NEW.booked_longitude IS DISTINCT FROM OLD.booked_longitude))
    OR COALESCE(NEW.free_cancellation_until < OLD.free_cancellation_until, OLD.free_cancellation_until IS NOT NULL))
  EXECUTE FUNCTION guard_booked_event();
COMMENT ON TRIGGER guard_booked_event ON bookings IS 'What was booked stays as it was, until the booking moves to another date.';

CREATE TRIGGER guard_booking BEFORE UPDATE ON bookings
  FOR EACH ROW
  EXECUTE FUNCTION guard_booking();
COMMENT ON TRIGGER guard_booking ON bookings IS 'Status changes and amounts.';

CREATE TRIGGER guard_kept_record BEFORE DELETE ON bookings
  FOR EACH ROW WHEN (OLD.created_at > (now() - '7 years'::interval) AND OLD.origin <> 'imported')
  EXECUTE FUNCTION guard_kept_record();
COMMENT ON TRIGGER guard_kept_record ON bookings IS
  'Kept for seven years (PRI-04). What was imported is no sale of this site, and goes when its import is undone.';

CREATE TRIGGER guard_lost_amount BEFORE UPDATE OF lost_amount ON bookings
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND NEW.lost_amount <> OLD.lost_amount)
  EXECUTE FUNCTION guard_counts();
COMMENT ON TRIGGER guard_lost_amount ON bookings IS 'Only triggers write what a bank took.';

CREATE TRIGGER guard_new_booking BEFORE INSERT ON bookings
  FOR EACH ROW
  EXECUTE FUNCTION guard_new_booking();
COMMENT ON TRIGGER guard_new_booking ON bookings IS 'Initial state and amounts.';

CREATE CONSTRAINT TRIGGER guard_paid_booking AFTER UPDATE OF status ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status = 'confirmed' AND NEW.total_cents > 0)
  EXECUTE FUNCTION guard_paid_booking();
COMMENT ON TRIGGER guard_paid_booking ON bookings IS 'Confirmed means paid, when the transaction ends.';

CREATE TRIGGER guard_whole_booking AFTER UPDATE OF status, event_id, attendees ON bookings
  FOR EACH ROW WHEN (NEW.status = 'confirmed' AND NEW.attendees @? '$[*].priceType.isWhole')
  EXECUTE FUNCTION guard_whole_booking();
COMMENT ON TRIGGER guard_whole_booking ON bookings IS 'The whole date is all of its seats.';

CREATE TRIGGER guard_whole_new_booking AFTER INSERT ON bookings
  FOR EACH ROW WHEN (NEW.status = 'confirmed' AND NEW.attendees @? '$[*].priceType.isWhole')
  EXECUTE FUNCTION guard_whole_booking();
COMMENT ON TRIGGER guard_whole_new_booking ON bookings IS 'The whole date is all of its seats.';

CREATE TRIGGER keep_booked_event BEFORE INSERT ON bookings
  FOR EACH ROW WHEN (NEW.booked_starts_at IS NULL)
  EXECUTE FUNCTION keep_booked_event();
ALTER TABLE bookings ENABLE ALWAYS TRIGGER keep_booked_event;
COMMENT ON TRIGGER keep_booked_event ON bookings IS 'Stores when and where the event is, also while a backup is restored.';

CREATE TRIGGER list_attendees AFTER INSERT ON bookings
  FOR EACH ROW
  EXECUTE FUNCTION list_attendees();
COMMENT ON TRIGGER list_attendees ON bookings IS 'Lists who is booked.';

CREATE TRIGGER list_added AFTER UPDATE OF seats ON bookings
  FOR EACH ROW WHEN (NEW.seats > OLD.seats)
  EXECUTE FUNCTION list_attendees();
COMMENT ON TRIGGER list_added ON bookings IS 'Lists who is added.';

CREATE TRIGGER note_booking AFTER UPDATE ON bookings
  FOR EACH ROW WHEN ((NEW.status = 'confirmed') <> (OLD.status = 'confirmed') OR NEW.lost_amount <> OLD.lost_amount
    OR NEW.seats <> OLD.seats OR NEW.cancelled_positions IS DISTINCT FROM OLD.cancelled_positions)
  EXECUTE FUNCTION note_part_of_event();
COMMENT ON TRIGGER note_booking ON bookings IS 'The totals have confirmed bookings.';

CREATE TRIGGER note_moved_booking AFTER UPDATE OF event_id ON bookings
  FOR EACH ROW WHEN (NEW.event_id <> OLD.event_id)
  EXECUTE FUNCTION note_moved_booking();
COMMENT ON TRIGGER note_moved_booking ON bookings IS 'The totals of both dates change.';

CREATE TRIGGER note_booked_for_organizer AFTER INSERT ON bookings
  FOR EACH ROW WHEN (NEW.status = 'confirmed' AND NEW.origin = 'site' AND NEW.booked_at > (now() - '1 day'::interval))
  EXECUTE FUNCTION note_for_organizer();
COMMENT ON TRIGGER note_booked_for_organizer ON bookings IS
  'The organizer hears of free bookings. What''s written of an earlier day, as by demo data, is nothing new.';

CREATE TRIGGER note_changed_for_organizer AFTER UPDATE OF status, seats, cancelled_positions, event_id ON bookings
  FOR EACH ROW WHEN ((NEW.status = 'confirmed' AND OLD.status <> 'confirmed' AND NEW.booked_at > (now() - '1 day'::interval))
    OR (NEW.status = 'cancelled' AND OLD.status = 'confirmed' AND NEW.origin = 'site'
      AND NEW.cancel_reason IS DISTINCT FROM 'event_cancelled')
    OR (NEW.status = OLD.status AND NEW.event_id <> OLD.event_id AND NEW.origin = 'site')
    OR (NEW.seats > OLD.seats AND NEW.origin = 'site')
    OR (NEW.status = OLD.status AND NEW.cancelled_positions IS DISTINCT FROM OLD.cancelled_positions))
  EXECUTE FUNCTION note_for_organizer();
COMMENT ON TRIGGER note_changed_for_organizer ON bookings IS
  'The organizer hears of paid bookings and of cancellations, but not of one for each booking of an event that they cancel.';

CREATE TRIGGER note_deleted_booking AFTER DELETE ON bookings
  FOR EACH ROW WHEN (OLD.status = 'confirmed')
  EXECUTE FUNCTION note_part_of_event();
COMMENT ON TRIGGER note_deleted_booking ON bookings IS 'The totals have confirmed bookings.';

CREATE TRIGGER note_new_booking AFTER INSERT ON bookings
  FOR EACH ROW WHEN (NEW.status = 'confirmed')
  EXECUTE FUNCTION note_part_of_event();
COMMENT ON TRIGGER note_new_booking ON bookings IS 'The totals have confirmed bookings.';

CREATE TRIGGER prepare_taking_seats BEFORE UPDATE OF status ON bookings
  FOR EACH ROW WHEN (NEW.status = 'confirmed' AND OLD.status <> 'confirmed')
  EXECUTE FUNCTION prepare_taking_seats();
COMMENT ON TRIGGER prepare_taking_seats ON bookings IS 'Locks the event and gives back what has run out, before seats are taken.';

CREATE TRIGGER prepare_taking_seats_moved BEFORE UPDATE OF event_id ON bookings
  FOR EACH ROW WHEN (NEW.event_id <> OLD.event_id)
  EXECUTE FUNCTION prepare_taking_seats();
COMMENT ON TRIGGER prepare_taking_seats_moved ON bookings IS 'The same for the date that a booking moves to.';

CREATE TRIGGER prepare_taking_seats_new BEFORE INSERT ON bookings
  FOR EACH ROW WHEN (NEW.status = 'confirmed')
  EXECUTE FUNCTION prepare_taking_seats();
COMMENT ON TRIGGER prepare_taking_seats_new ON bookings IS 'The same for a booking that is confirmed at once.';
