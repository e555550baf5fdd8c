-- What organizations' programs are told of (schema/activities.ts): a function for each table that it happens to, and its triggers.

CREATE OR REPLACE FUNCTION tell_activity(organizer integer, kind text, subject integer, from_event integer DEFAULT NULL)
  RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT FROM webhooks w WHERE w.organizer_id = organizer AND w.answered_at IS NOT NULL AND kind = ANY (w.types)) THEN
    INSERT INTO activities (organizer_id, type, subject_id, from_event_id) VALUES (organizer, kind, subject, from_event);
  END IF;
END $$;
COMMENT ON FUNCTION tell_activity IS 'Writes an activity, if a webhook of the organization wants it.';

CREATE OR REPLACE FUNCTION tell_of_booking()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  organizer integer := (SELECT organizer_id FROM events WHERE id = NEW.event_id);
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.status = 'confirmed' AND OLD.status <> 'confirmed') THEN
    PERFORM tell_activity(organizer, 'booking.confirmed', NEW.id);
  ELSIF NEW.status = 'cancelled' THEN
    PERFORM tell_activity(organizer, 'booking.cancelled', NEW.id);
  ELSIF NEW.seats > OLD.seats THEN
    PERFORM tell_activity(organizer, 'booking.people_added', NEW.id);
  ELSIF NEW.event_id <> OLD.event_id THEN
    PERFORM tell_activity(organizer, 'booking.moved', NEW.id, OLD.event_id);
  ELSE
    PERFORM tell_activity(organizer, 'booking.people_cancelled', NEW.id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION tell_of_booking IS 'Tells of what happens to a booking of people; a supplement belongs to one.';

CREATE TRIGGER tell_of_new_booking AFTER INSERT ON bookings
  FOR EACH ROW WHEN (NEW.status = 'confirmed' AND NEW.seats > 0)
  EXECUTE FUNCTION tell_of_booking();
COMMENT ON TRIGGER tell_of_new_booking ON bookings IS 'Programs hear of bookings without a payment.';

CREATE TRIGGER tell_of_changed_booking AFTER UPDATE OF status, seats, cancelled_positions, event_id ON bookings
  FOR EACH ROW WHEN (NEW.seats > 0 AND ((NEW.status = 'confirmed' AND (OLD.status <> 'confirmed' OR NEW.event_id <> OLD.event_id
      OR NEW.seats <> OLD.seats OR NEW.cancelled_positions IS DISTINCT FROM OLD.cancelled_positions))
    OR (NEW.status = 'cancelled' AND OLD.status = 'confirmed')))
  EXECUTE FUNCTION tell_of_booking();
COMMENT ON TRIGGER tell_of_changed_booking ON bookings IS 'Programs hear of bookings that are paid, change or are cancelled.';

CREATE OR REPLACE FUNCTION tell_of_ticket()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM tell_activity((SELECT organizer_id FROM events WHERE id = NEW.event_id),
    CASE WHEN NEW.checked_in_at IS NULL THEN 'ticket.check_in_undone' ELSE 'ticket.checked_in' END, NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION tell_of_ticket IS 'Tells of a check-in and of one that''s undone.';

CREATE TRIGGER tell_of_check_in AFTER UPDATE OF checked_in_at ON tickets
  FOR EACH ROW WHEN ((NEW.checked_in_at IS NULL) <> (OLD.checked_in_at IS NULL) AND NEW.voided_at IS NULL)
  EXECUTE FUNCTION tell_of_ticket();
COMMENT ON TRIGGER tell_of_check_in ON tickets IS 'Programs hear who has come.';

CREATE OR REPLACE FUNCTION tell_of_refund()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM tell_activity(e.organizer_id, CASE NEW.status WHEN 'failed' THEN 'refund.failed' ELSE 'refund.made' END, NEW.id)
    FROM payments p JOIN bookings b ON b.id = p.booking_id JOIN events e ON e.id = b.event_id WHERE p.id = NEW.payment_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION tell_of_refund IS 'Tells of a refund that was made or failed.';

CREATE TRIGGER tell_of_new_refund AFTER INSERT ON refunds
  FOR EACH ROW WHEN (NEW.status IN ('succeeded', 'failed'))
  EXECUTE FUNCTION tell_of_refund();
COMMENT ON TRIGGER tell_of_new_refund ON refunds IS 'Programs hear of refunds that someone made at the provider.';

CREATE TRIGGER tell_of_changed_refund AFTER UPDATE OF status ON refunds
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status IN ('succeeded', 'failed'))
  EXECUTE FUNCTION tell_of_refund();
COMMENT ON TRIGGER tell_of_changed_refund ON refunds IS 'Programs hear how a refund ended.';

CREATE OR REPLACE FUNCTION tell_of_event()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  kind text := CASE WHEN NEW.status = 'cancelled' THEN 'event.cancelled'
    WHEN TG_OP = 'UPDATE' AND OLD.status = 'published' THEN 'event.changed' ELSE 'event.published' END;
BEGIN
  -- Many edits before the body is written are one.
  IF NOT EXISTS (SELECT FROM activities WHERE sequence IS NULL AND subject_id = NEW.id AND type = kind) THEN
    PERFORM tell_activity(NEW.organizer_id, kind, NEW.id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION tell_of_event IS 'Tells of an event that''s published, edited while it''s published, or cancelled.';

CREATE TRIGGER tell_of_new_event AFTER INSERT ON events
  FOR EACH ROW WHEN (NEW.status = 'published')
  EXECUTE FUNCTION tell_of_event();
COMMENT ON TRIGGER tell_of_new_event ON events IS 'Programs hear of the dates that a schedule makes.';

CREATE TRIGGER tell_of_changed_event AFTER UPDATE OF status, version ON events
  FOR EACH ROW WHEN ((NEW.status = 'published' AND (OLD.status <> 'published' OR NEW.version <> OLD.version))
    OR (NEW.status = 'cancelled' AND OLD.status <> 'cancelled'))
  EXECUTE FUNCTION tell_of_event();
COMMENT ON TRIGGER tell_of_changed_event ON events IS 'Programs hear of what visitors see.';

CREATE OR REPLACE FUNCTION tell_of_sales()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM tell_activity(NEW.organizer_id, CASE WHEN NEW.sales_paused_at IS NULL THEN 'event.sales_resumed' ELSE 'event.sales_paused' END, NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION tell_of_sales IS 'Tells that sales of an event were paused or resumed.';

CREATE TRIGGER tell_of_sales AFTER UPDATE OF sales_paused_at ON events
  FOR EACH ROW WHEN ((NEW.sales_paused_at IS NULL) <> (OLD.sales_paused_at IS NULL))
  EXECUTE FUNCTION tell_of_sales();
COMMENT ON TRIGGER tell_of_sales ON events IS 'Programs hear when a date isn''t sold.';

CREATE OR REPLACE FUNCTION tell_of_seats()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  -- A rush of bookings before the body is written is one.
  IF NOT EXISTS (SELECT FROM activities WHERE sequence IS NULL AND subject_id = NEW.id AND type = 'event.seats_changed') THEN
    PERFORM tell_activity(NEW.organizer_id, 'event.seats_changed', NEW.id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION tell_of_seats IS 'Tells that an event has other seats left.';

CREATE TRIGGER tell_of_seats AFTER UPDATE OF seats_confirmed, capacity ON events
  FOR EACH ROW WHEN (NEW.status = 'published' AND (NEW.seats_confirmed <> OLD.seats_confirmed OR NEW.capacity <> OLD.capacity))
  EXECUTE FUNCTION tell_of_seats();
COMMENT ON TRIGGER tell_of_seats ON events IS 'Programs hear how many seats are left; not of each hold.';

CREATE OR REPLACE FUNCTION tell_of_transfer()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM tell_activity(NEW.organizer_id, 'payout.sent', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION tell_of_transfer IS 'Tells of a payout.';

CREATE TRIGGER tell_of_transfer AFTER UPDATE OF status ON transfers
  FOR EACH ROW WHEN (NEW.status = 'made' AND OLD.status <> 'made')
  EXECUTE FUNCTION tell_of_transfer();
COMMENT ON TRIGGER tell_of_transfer ON transfers IS 'Programs hear of payouts.';

CREATE OR REPLACE FUNCTION tell_of_reversal()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM tell_activity(organizer_id, 'payout.returned', id) FROM transfers WHERE id = NEW.transfer_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION tell_of_reversal IS 'Tells of a payout of which something was taken back.';

CREATE TRIGGER tell_of_reversal AFTER UPDATE OF status ON transfer_reversals
  FOR EACH ROW WHEN (NEW.status = 'made' AND OLD.status <> 'made')
  EXECUTE FUNCTION tell_of_reversal();
COMMENT ON TRIGGER tell_of_reversal ON transfer_reversals IS 'Programs hear of payouts that were taken back.';
