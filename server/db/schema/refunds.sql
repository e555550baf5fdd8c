-- The functions and triggers of `refunds` (refunds.ts beside this file).

CREATE OR REPLACE FUNCTION guard_refund()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF (NEW.id, NEW.payment_id, NEW.number, NEW.amount_cents) IS DISTINCT FROM (OLD.id, OLD.payment_id, OLD.number, OLD.amount_cents) THEN
    PERFORM refuse_write('refund_snapshot', format('refund %s cannot become another refund', OLD.id));
  END IF;
  -- A bank can return a refund that was made; what failed or was closed is never made under the same key.
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
    ('pending', 'awaiting_dispute'), ('pending', 'succeeded'), ('pending', 'failed'), ('pending', 'closed'),
    ('awaiting_dispute', 'pending'), ('awaiting_dispute', 'succeeded'), ('awaiting_dispute', 'failed'), ('awaiting_dispute', 'closed'),
    ('succeeded', 'failed'), ('failed', 'closed')) THEN
    PERFORM refuse_write('refund_transition', format('refund %s cannot go from %s to %s', OLD.id, OLD.status, NEW.status));
  END IF;
  IF NEW.status = 'succeeded' THEN NEW.succeeded_at := coalesce(NEW.succeeded_at, now()); END IF;
  IF NEW.status = 'failed' THEN NEW.failed_at := coalesce(NEW.failed_at, now()); END IF;
  IF NEW.status = 'closed' THEN NEW.closed_at := coalesce(NEW.closed_at, now()); END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_refund IS 'A refund''s status changes only as listed here; its amount and its payment stay.';

CREATE OR REPLACE FUNCTION count_refund()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  was integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.status NOT IN ('failed', 'closed') THEN OLD.amount_cents ELSE 0 END;
  becomes integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.status NOT IN ('failed', 'closed') THEN NEW.amount_cents ELSE 0 END;
BEGIN
  IF was <> becomes THEN
    UPDATE payments SET refunded_cents = refunded_cents + becomes - was, updated_at = now() WHERE id = coalesce(NEW.payment_id, OLD.payment_id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_refund IS 'Adds up what a payment has given back.';

CREATE TRIGGER count_refund AFTER INSERT OR DELETE OR UPDATE OF status ON refunds
  FOR EACH ROW
  EXECUTE FUNCTION count_refund();
COMMENT ON TRIGGER count_refund ON refunds IS 'The payment has what was given back.';

CREATE TRIGGER guard_kept_record BEFORE DELETE ON refunds
  FOR EACH ROW WHEN (OLD.created_at > (now() - '7 years'::interval))
  EXECUTE FUNCTION guard_kept_record();
COMMENT ON TRIGGER guard_kept_record ON refunds IS 'Kept for seven years (PRI-04).';

CREATE TRIGGER guard_refund BEFORE UPDATE ON refunds
  FOR EACH ROW
  EXECUTE FUNCTION guard_refund();
COMMENT ON TRIGGER guard_refund ON refunds IS 'Status changes and amounts.';
