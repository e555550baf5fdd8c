-- Why: PAY-01 and docs/rules/events.md: whoever writes, a status changes only as the transition tables say, and final rows stay.
CREATE FUNCTION refuse_write(rule text, explanation text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = rule, MESSAGE = explanation;
END $$;
--> statement-breakpoint
-- The lists below are the domain's (booking/lifecycle, event/lifecycle); a test compares them move by move.
CREATE FUNCTION booking_may_move(was text, becomes text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (was, becomes) IN (
    ('pending/pending', 'confirmed/completed'),
    ('pending/pending', 'pending/failed'),
    ('pending/pending', 'cancelled/failed'),
    ('pending/pending', 'cancelled/refund_pending'),
    ('pending/failed', 'confirmed/completed'),
    ('pending/failed', 'cancelled/failed'),
    ('pending/failed', 'cancelled/refund_pending'),
    ('cancelled/failed', 'confirmed/completed'),
    ('cancelled/failed', 'cancelled/refund_pending'),
    ('confirmed/completed', 'cancelled/refund_pending'),
    ('confirmed/completed', 'cancelled/completed'),
    ('cancelled/refund_pending', 'cancelled/refunded'))
$$;
--> statement-breakpoint
CREATE FUNCTION hold_may_move(was text, becomes text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT was = 'active' AND becomes IN ('consumed', 'released', 'expired')
$$;
--> statement-breakpoint
CREATE FUNCTION payment_may_move(was text, becomes text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
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
    ('creating', 'canceled'),
    ('requires_payment', 'canceled'),
    ('requires_action', 'canceled'),
    ('processing', 'canceled'))
$$;
--> statement-breakpoint
CREATE FUNCTION event_may_move(was text, becomes text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (was, becomes) IN (
    ('draft', 'published'),
    ('draft', 'pending_approval'),
    ('pending_approval', 'published'),
    ('pending_approval', 'draft'),
    ('published', 'draft'),
    ('published', 'cancelled'))
$$;
--> statement-breakpoint
CREATE FUNCTION guard_new_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status || '/' || NEW.payment_status = 'confirmed/completed' AND NEW.total_cents = 0 THEN
    NEW.confirmed_at := coalesce(NEW.confirmed_at, now());
  ELSIF NEW.status || '/' || NEW.payment_status <> 'pending/pending' THEN
    PERFORM refuse_write('booking_transition', format('a booking of %s cents cannot begin as %s/%s',
      NEW.total_cents, NEW.status, NEW.payment_status));
  END IF;
  IF NOT EXISTS (SELECT 1 FROM pricing_tiers WHERE id = NEW.pricing_tier_id AND event_id = NEW.event_id)
    OR (NEW.discount_code_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM discount_codes WHERE id = NEW.discount_code_id AND event_id = NEW.event_id)) THEN
    PERFORM refuse_write('booking_matches_event', 'tier and discount code are those of the booked event');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guard_new_booking BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION guard_new_booking();
--> statement-breakpoint
CREATE FUNCTION guard_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := OLD.status || '/' || OLD.payment_status;
  becomes text := NEW.status || '/' || NEW.payment_status;
  -- What may still change once a booking has ended: people are forgotten (PRI-04), tiers go.
  erasable text[] := ARRAY['user_id', 'attendees', 'pricing_tier_id', 'updated_at'];
BEGIN
  IF (NEW.id, NEW.event_id, NEW.places, NEW.total_amount, NEW.tier_type, NEW.adult_price_cents, NEW.child_price_cents,
      NEW.tickets_total_cents, NEW.discount_code_id, NEW.discount_cents, NEW.booking_fee_cents, NEW.hst_cents,
      NEW.total_cents, NEW.currency, NEW.booked_at)
    IS DISTINCT FROM
     (OLD.id, OLD.event_id, OLD.places, OLD.total_amount, OLD.tier_type, OLD.adult_price_cents, OLD.child_price_cents,
      OLD.tickets_total_cents, OLD.discount_code_id, OLD.discount_cents, OLD.booking_fee_cents, OLD.hst_cents,
      OLD.total_cents, OLD.currency, OLD.booked_at) THEN
    PERFORM refuse_write('booking_snapshot', format('the quote of booking %s cannot change (MON-04)', OLD.id));
  END IF;
  IF (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id)
    OR (NEW.pricing_tier_id IS NOT NULL AND NEW.pricing_tier_id IS DISTINCT FROM OLD.pricing_tier_id) THEN
    PERFORM refuse_write('booking_snapshot', format('booking %s cannot pass to another person or tier', OLD.id));
  END IF;
  IF was = becomes THEN
    IF was IN ('cancelled/failed', 'cancelled/refunded', 'cancelled/completed')
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
--> statement-breakpoint
CREATE TRIGGER guard_booking BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION guard_booking();
--> statement-breakpoint
-- Invariant 4, looked at when the transaction ends: a confirmed booking that costs something has been paid in full.
CREATE FUNCTION guard_paid_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM bookings WHERE id = NEW.id AND status = 'confirmed') AND NOT EXISTS (
    SELECT 1 FROM payments WHERE booking_id = NEW.id AND status IN ('succeeded', 'refund_pending', 'refunded')
      AND amount_cents = NEW.total_cents AND currency = NEW.currency) THEN
    PERFORM refuse_write('booking_paid', format('booking %s is confirmed without its payment', NEW.id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER guard_paid_booking AFTER UPDATE OF status ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'confirmed' AND NEW.total_cents > 0) EXECUTE FUNCTION guard_paid_booking();
--> statement-breakpoint
CREATE FUNCTION guard_new_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'active' OR NEW.lapsed_at IS NOT NULL OR NEW.settled_at IS NOT NULL THEN
    PERFORM refuse_write('hold_transition', 'a hold begins active');
  END IF;
  IF NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = NEW.booking_id AND b.status = 'pending' AND b.event_id = NEW.event_id
      AND b.places = NEW.places AND b.user_id IS NOT DISTINCT FROM NEW.user_id
      AND b.discount_code_id IS NOT DISTINCT FROM NEW.discount_code_id) THEN
    PERFORM refuse_write('hold_matches_booking', format('booking %s is not pending, or not what this hold is for', NEW.booking_id));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guard_new_hold BEFORE INSERT ON holds FOR EACH ROW EXECUTE FUNCTION guard_new_hold();
--> statement-breakpoint
CREATE FUNCTION guard_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.booking_id, NEW.event_id, NEW.places, NEW.discount_code_id)
    IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.event_id, OLD.places, OLD.discount_code_id)
    OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
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
--> statement-breakpoint
CREATE TRIGGER guard_hold BEFORE UPDATE ON holds FOR EACH ROW EXECUTE FUNCTION guard_hold();
--> statement-breakpoint
-- A hold and its booking end together: looked at when the transaction ends.
CREATE FUNCTION guard_settled_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM bookings WHERE id = NEW.booking_id AND status = 'pending') THEN
    PERFORM refuse_write('hold_and_booking_together', format('hold %s is settled, its booking is still pending', NEW.id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER guard_settled_hold AFTER UPDATE OF status ON holds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status <> 'active') EXECUTE FUNCTION guard_settled_hold();
--> statement-breakpoint
CREATE FUNCTION guard_new_payment() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER guard_new_payment BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION guard_new_payment();
--> statement-breakpoint
CREATE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Disputes and re-reads are recorded whenever they come (PAY-13).
  recordable text[] := ARRAY['disputed', 'dispute_reason', 'checked_at', 'updated_at'];
BEGIN
  IF (NEW.id, NEW.booking_id, NEW.hold_id, NEW.provider, NEW.amount_cents, NEW.currency)
    IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.hold_id, OLD.provider, OLD.amount_cents, OLD.currency)
    OR (OLD.intent_id IS NOT NULL AND NEW.intent_id IS DISTINCT FROM OLD.intent_id) THEN
    PERFORM refuse_write('payment_snapshot', format('payment %s cannot become another payment', OLD.id));
  END IF;
  IF NEW.status = OLD.status THEN
    IF OLD.status IN ('refunded', 'canceled') AND to_jsonb(NEW) - recordable IS DISTINCT FROM to_jsonb(OLD) - recordable THEN
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
--> statement-breakpoint
CREATE TRIGGER guard_payment BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION guard_payment();
--> statement-breakpoint
CREATE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.payment_id, NEW.number, NEW.amount_cents) IS DISTINCT FROM (OLD.id, OLD.payment_id, OLD.number, OLD.amount_cents) THEN
    PERFORM refuse_write('refund_snapshot', format('refund %s cannot become another refund', OLD.id));
  END IF;
  IF NEW.status <> OLD.status AND OLD.status <> 'pending' THEN
    PERFORM refuse_write('refund_transition', format('refund %s is %s and stays so', OLD.id, OLD.status));
  END IF;
  IF NEW.status = 'succeeded' THEN NEW.succeeded_at := coalesce(NEW.succeeded_at, now()); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guard_refund BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION guard_refund();
--> statement-breakpoint
CREATE FUNCTION guard_event_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT event_may_move(OLD.status, NEW.status) THEN
    PERFORM refuse_write('event_transition', format('event %s cannot go from %s to %s', OLD.id, OLD.status, NEW.status));
  END IF;
  IF NEW.status = 'draft' AND EXISTS (
    SELECT 1 FROM bookings WHERE event_id = OLD.id AND status IN ('pending', 'confirmed')) THEN
    PERFORM refuse_write('event_unpublish_booked', format('event %s has live bookings', OLD.id));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guard_event_status BEFORE UPDATE OF status ON events FOR EACH ROW
  WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION guard_event_status();
--> statement-breakpoint
CREATE FUNCTION guard_event_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_write('event_deletion', format('event %s is %s; only a draft can be deleted', OLD.id, OLD.status));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER guard_event_deletion BEFORE DELETE ON events FOR EACH ROW
  WHEN (OLD.status <> 'draft') EXECUTE FUNCTION guard_event_deletion();
--> statement-breakpoint
-- Nothing acknowledged is ever lost: what people booked and paid stays for the seven years of rule PRI-04.
CREATE FUNCTION guard_kept_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_write('record_kept', format('%s %s is kept for seven years', TG_TABLE_NAME, OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER guard_kept_record BEFORE DELETE ON bookings FOR EACH ROW
  WHEN (OLD.created_at > now() - interval '7 years') EXECUTE FUNCTION guard_kept_record();
--> statement-breakpoint
CREATE TRIGGER guard_kept_record BEFORE DELETE ON holds FOR EACH ROW
  WHEN (OLD.created_at > now() - interval '7 years') EXECUTE FUNCTION guard_kept_record();
--> statement-breakpoint
CREATE TRIGGER guard_kept_record BEFORE DELETE ON payments FOR EACH ROW
  WHEN (OLD.created_at > now() - interval '7 years') EXECUTE FUNCTION guard_kept_record();
--> statement-breakpoint
CREATE TRIGGER guard_kept_record BEFORE DELETE ON refunds FOR EACH ROW
  WHEN (OLD.created_at > now() - interval '7 years') EXECUTE FUNCTION guard_kept_record();
