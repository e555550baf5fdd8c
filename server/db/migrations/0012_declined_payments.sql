-- Why: RAT: declined cards are counted once each, also when nobody but the webhook tells of them; PAY-13: what is recorded of a final payment.
ALTER TABLE "payments" ADD COLUMN "declines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_address" text;--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Disputes, re-reads and declines that we hear of late are recorded whenever they come (PAY-13).
  recordable text[] := ARRAY['disputed', 'dispute_reason', 'checked_at', 'declines', 'payer_address', 'updated_at'];
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
