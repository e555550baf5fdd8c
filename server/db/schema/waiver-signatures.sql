-- The functions and triggers of `waiver_signatures` (waivers.ts beside this file).

CREATE OR REPLACE FUNCTION guard_waiver_signature()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  -- An account or a device that's gone leaves the signature as it is, and so does its PDF, which is drawn once.
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - 'taken_by' - 'gate_device_id' - 'pdf' = to_jsonb(OLD) - 'taken_by' - 'gate_device_id' - 'pdf'
    AND (OLD.pdf IS NULL OR NEW.pdf = OLD.pdf)
    AND (NEW.taken_by IS NULL OR NEW.taken_by = OLD.taken_by)
    AND (NEW.gate_device_id IS NULL OR NEW.gate_device_id = OLD.gate_device_id) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND OLD.kept_until < current_date THEN
    RETURN OLD;
  END IF;
  PERFORM refuse_write('signature_kept', format('signature %s is kept as it was signed until %s', OLD.id, OLD.kept_until));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_waiver_signature IS 'A signature never changes, and is deleted only once its time is over.';

CREATE TRIGGER guard_waiver_signature BEFORE DELETE OR UPDATE ON waiver_signatures
  FOR EACH ROW
  EXECUTE FUNCTION guard_waiver_signature();
COMMENT ON TRIGGER guard_waiver_signature ON waiver_signatures IS 'What was signed stays.';
