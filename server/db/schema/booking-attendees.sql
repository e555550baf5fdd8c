-- The functions and triggers of `booking_attendees` (attendees.ts beside this file).

CREATE OR REPLACE FUNCTION guard_attendee()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.booking_id, NEW.position, NEW.event_id, NEW.live) = (OLD.booking_id, OLD.position, OLD.event_id, OLD.live)
    AND (NEW.user_id IS NULL OR NEW.user_id IS NOT DISTINCT FROM OLD.user_id OR is_passed_on(OLD.user_id, NEW.user_id))
    AND (NEW.dependent_id IS NULL OR NEW.dependent_id IS NOT DISTINCT FROM OLD.dependent_id) THEN
    RETURN NEW;
  END IF;
  PERFORM refuse_write('attendees_by_triggers', 'booking_attendees follows from bookings');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_attendee IS 'Triggers write the attendees; others can only forget a person, or pass a guest''s place on.';

CREATE TRIGGER guard_attendee BEFORE INSERT OR DELETE OR UPDATE ON booking_attendees
  FOR EACH ROW WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION guard_attendee();
COMMENT ON TRIGGER guard_attendee ON booking_attendees IS 'Triggers write the attendees.';
