-- The functions and triggers of `disputes` (disputes.ts beside this file).

CREATE OR REPLACE FUNCTION guard_dispute()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF (NEW.id, NEW.payment_id, NEW.provider_dispute_id) IS DISTINCT FROM (OLD.id, OLD.payment_id, OLD.provider_dispute_id) THEN
    PERFORM refuse_write('dispute_snapshot', format('dispute %s cannot become another dispute', OLD.id));
  END IF;
  IF OLD.decision IS NOT NULL AND NEW.decision IS DISTINCT FROM OLD.decision THEN
    PERFORM refuse_write('dispute_decided', format('what dispute %s means for its booking is decided', OLD.id));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_dispute IS 'A dispute stays that of its payment, and what it means for the booking is decided once.';

CREATE OR REPLACE FUNCTION count_dispute()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  lost integer;
BEGIN
  SELECT coalesce(sum(amount_cents) FILTER (WHERE status = 'lost'), 0) INTO lost FROM disputes WHERE payment_id = NEW.payment_id;
  UPDATE payments SET lost_cents = lost, dispute_reason = NEW.reason, updated_at = now(),
      disputed = EXISTS (SELECT FROM disputes d WHERE d.payment_id = NEW.payment_id AND d.status IN ('needs_response', 'under_review'))
    WHERE id = NEW.payment_id;
  -- A free booking has no payment, but its row may be looked at before that's known.
  UPDATE bookings b SET lost_amount = round(b.total_amount * least(lost, b.total_cents) / nullif(b.total_cents, 0), 2)
    FROM payments p WHERE p.id = NEW.payment_id AND b.id = p.booking_id AND b.status = 'confirmed'
      AND b.lost_amount <> round(b.total_amount * least(lost, b.total_cents) / nullif(b.total_cents, 0), 2);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_dispute IS
  'What a dispute means for its payment: whether it can be refunded, and what the bank took. The revenue loses the same share, '
  'before tax.';

CREATE TRIGGER count_dispute AFTER INSERT OR UPDATE OF status, amount_cents ON disputes
  FOR EACH ROW
  EXECUTE FUNCTION count_dispute();
COMMENT ON TRIGGER count_dispute ON disputes IS 'The payment has what the bank took.';

CREATE TRIGGER guard_dispute BEFORE UPDATE ON disputes
  FOR EACH ROW
  EXECUTE FUNCTION guard_dispute();
COMMENT ON TRIGGER guard_dispute ON disputes IS 'Payment and decision.';

CREATE TRIGGER guard_kept_record BEFORE DELETE ON disputes
  FOR EACH ROW WHEN (OLD.created_at > (now() - '7 years'::interval))
  EXECUTE FUNCTION guard_kept_record();
COMMENT ON TRIGGER guard_kept_record ON disputes IS 'Kept for seven years (PRI-04).';
