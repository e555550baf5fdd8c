-- The functions and triggers of `transfers` and `transfer_reversals` (payouts.ts beside this file).

CREATE OR REPLACE FUNCTION guard_reversal()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  whole integer;
  taken bigint;
BEGIN
  SELECT amount_cents INTO whole FROM transfers WHERE id = NEW.transfer_id AND status = 'made' FOR UPDATE;
  SELECT coalesce(sum(amount_cents), 0) INTO taken
  FROM transfer_reversals WHERE transfer_id = NEW.transfer_id AND status <> 'refused' AND id <> NEW.id;
  IF whole IS NULL OR (NEW.status <> 'refused' AND taken + NEW.amount_cents > whole) THEN
    PERFORM refuse_write('transfer_reversal_fits', format('transfer %s has no %s cents left to take back', NEW.transfer_id, NEW.amount_cents));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_reversal IS 'No more is taken back of a transfer than was made.';

CREATE TRIGGER guard_reversal BEFORE INSERT OR UPDATE ON transfer_reversals
  FOR EACH ROW
  EXECUTE FUNCTION guard_reversal();
COMMENT ON TRIGGER guard_reversal ON transfer_reversals IS 'No more is taken back of a transfer than was made.';

CREATE OR REPLACE FUNCTION guard_transfer()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF OLD.status = 'made'
    OR (NEW.account_id, NEW.organizer_id, NEW.amount_cents, NEW.currency, NEW.day) <> (OLD.account_id, OLD.organizer_id, OLD.amount_cents, OLD.currency, OLD.day) THEN
    PERFORM refuse_write('transfer_fixed', format('transfer %s can''t be changed', OLD.id));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_transfer IS 'Its key at the provider goes with one amount and one account, and what''s made stays made.';

CREATE TRIGGER guard_transfer BEFORE UPDATE ON transfers
  FOR EACH ROW
  EXECUTE FUNCTION guard_transfer();
COMMENT ON TRIGGER guard_transfer ON transfers IS 'Its key at the provider goes with one amount and one account, and what''s made stays made.';
