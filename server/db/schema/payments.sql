-- The functions and triggers of `payments` (payments.ts beside this file).

CREATE OR REPLACE FUNCTION payment_may_move(was text, becomes text)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT (was, becomes) IN (
    ('creating', 'requires_payment'),
    ('requires_payment', 'requires_action'),
    ('requires_payment', 'processing'),
    ('requires_action', 'requires_payment'),
    ('requires_action', 'processing'),
    ('processing', 'requires_payment'),
    ('requires_payment', 'succeeded'),
    ('requires_action', 'succeeded'),
    ('processing', 'succeeded'),
    ('succeeded', 'refund_pending'),
    ('refund_pending', 'refunded'),
    ('refund_pending', 'refund_failed'),
    ('refund_pending', 'refund_closed'),
    ('refund_pending', 'charged_back'),
    ('refunded', 'refund_failed'),
    ('refund_failed', 'refund_pending'),
    ('refund_failed', 'refunded'),
    ('refund_failed', 'refund_closed'),
    ('refund_failed', 'charged_back'),
    ('creating', 'canceled'),
    ('requires_payment', 'canceled'),
    ('requires_action', 'canceled'),
    ('processing', 'canceled'))
$$;
COMMENT ON FUNCTION payment_may_move IS
  'Whether a payment''s status may change like this: the table of the domain; a test compares the two.';

CREATE OR REPLACE FUNCTION guard_new_payment()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF NEW.status <> 'creating' OR NEW.refunded_cents <> 0 THEN
    PERFORM refuse_write('payment_transition', 'a payment begins as creating');
  END IF;
  IF NOT EXISTS (SELECT 1 FROM holds h JOIN bookings b ON b.id = h.booking_id WHERE h.id = NEW.hold_id
      AND b.id = NEW.booking_id AND b.total_cents = NEW.amount_cents AND b.currency = NEW.currency) THEN
    PERFORM refuse_write('payment_matches_booking', format('booking %s is not what this payment is for', NEW.booking_id));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_new_payment IS
  'A payment begins before its intent is made, with the amount and currency of its hold''s booking, and nothing refunded.';

CREATE OR REPLACE FUNCTION guard_payment()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  -- Disputes, refunds that come back, re-reads and declines that we hear of late are recorded whenever they come (PAY-13, PAY-21).
  recordable text[] := ARRAY['disputed', 'dispute_reason', 'lost_cents', 'refunded_cents', 'checked_at', 'declines', 'payer_address',
    'updated_at'];
BEGIN
  IF (NEW.id, NEW.booking_id, NEW.hold_id, NEW.provider, NEW.amount_cents, NEW.currency)
    IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.hold_id, OLD.provider, OLD.amount_cents, OLD.currency)
    OR (OLD.intent_id IS NOT NULL AND NEW.intent_id IS DISTINCT FROM OLD.intent_id) THEN
    PERFORM refuse_write('payment_snapshot', format('payment %s cannot become another payment', OLD.id));
  END IF;
  IF NEW.status = OLD.status THEN
    IF OLD.status IN ('refunded', 'refund_closed', 'charged_back', 'canceled') AND to_jsonb(NEW) - recordable IS DISTINCT FROM to_jsonb(OLD) - recordable THEN
      PERFORM refuse_write('payment_final', format('payment %s is %s and does not change', OLD.id, OLD.status));
    END IF;
    RETURN NEW;
  END IF;
  IF NOT payment_may_move(OLD.status, NEW.status) THEN
    PERFORM refuse_write('payment_transition', format('payment %s cannot go from %s to %s', OLD.id, OLD.status, NEW.status));
  END IF;
  IF NEW.status = 'succeeded' THEN NEW.succeeded_at := coalesce(NEW.succeeded_at, now()); END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_payment IS 'A payment''s status changes only as the table says (PAY-01); its amount and its booking stay.';

CREATE TRIGGER guard_counts BEFORE UPDATE OF refunded_cents ON payments
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND NEW.refunded_cents <> OLD.refunded_cents)
  EXECUTE FUNCTION guard_counts();
COMMENT ON TRIGGER guard_counts ON payments IS 'Only triggers write these counts.';

CREATE TRIGGER guard_kept_record BEFORE DELETE ON payments
  FOR EACH ROW WHEN (OLD.created_at > (now() - '7 years'::interval))
  EXECUTE FUNCTION guard_kept_record();
COMMENT ON TRIGGER guard_kept_record ON payments IS 'Kept for seven years (PRI-04).';

CREATE TRIGGER guard_lost_cents BEFORE UPDATE OF lost_cents ON payments
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND NEW.lost_cents <> OLD.lost_cents)
  EXECUTE FUNCTION guard_counts();
COMMENT ON TRIGGER guard_lost_cents ON payments IS 'Only triggers write what a bank took.';

CREATE TRIGGER guard_new_payment BEFORE INSERT ON payments
  FOR EACH ROW
  EXECUTE FUNCTION guard_new_payment();
COMMENT ON TRIGGER guard_new_payment ON payments IS 'Initial state and amount.';

CREATE TRIGGER guard_payment BEFORE UPDATE ON payments
  FOR EACH ROW
  EXECUTE FUNCTION guard_payment();
COMMENT ON TRIGGER guard_payment ON payments IS 'Status changes and amounts.';
