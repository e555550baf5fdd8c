-- Why: PAY-17: a person is at most once in the live bookings of an event; MON-07: the booker comes first, dependents are theirs.
CREATE FUNCTION list_attendees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.attendees->0->>'type' IS DISTINCT FROM 'user' OR EXISTS (
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
    CASE WHEN person->>'type' = 'user' THEN (person->>'id')::integer END,
    CASE WHEN person->>'type' = 'dependent' THEN (person->>'id')::integer END,
    NEW.status IN ('pending', 'confirmed')
  FROM jsonb_array_elements(NEW.attendees) WITH ORDINALITY AS listed (person, ordinality);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_attendees AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION list_attendees();
--> statement-breakpoint
CREATE FUNCTION follow_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking_attendees SET live = NEW.status <> 'cancelled' WHERE booking_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_booking AFTER UPDATE OF status ON bookings FOR EACH ROW
  WHEN ((NEW.status = 'cancelled') <> (OLD.status = 'cancelled')) EXECUTE FUNCTION follow_booking();
--> statement-breakpoint
-- The rows are the triggers' own; by hand a person can only be forgotten.
CREATE FUNCTION guard_attendee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.booking_id, NEW.position, NEW.event_id, NEW.live) = (OLD.booking_id, OLD.position, OLD.event_id, OLD.live)
    AND (NEW.user_id IS NULL OR NEW.user_id IS NOT DISTINCT FROM OLD.user_id)
    AND (NEW.dependent_id IS NULL OR NEW.dependent_id IS NOT DISTINCT FROM OLD.dependent_id) THEN
    RETURN NEW;
  END IF;
  PERFORM refuse_write('attendees_by_triggers', 'booking_attendees follows from bookings');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER guard_attendee BEFORE INSERT OR UPDATE OR DELETE ON booking_attendees FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION guard_attendee();
