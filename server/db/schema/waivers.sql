-- The functions and triggers of `waivers` (waivers.ts beside this file).

CREATE OR REPLACE FUNCTION guard_waiver()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.id, NEW.series_id, NEW.version, NEW.title, NEW.text, NEW.text_hash, NEW.counts_from, NEW.created_at)
    IS NOT DISTINCT FROM (OLD.id, OLD.series_id, OLD.version, OLD.title, OLD.text, OLD.text_hash, OLD.counts_from, OLD.created_at) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' AND NEW.text_hash = encode(sha256(convert_to(NEW.text, 'UTF8')), 'hex') THEN
    RETURN NEW;
  END IF;
  PERFORM refuse_write('waiver_unchanged', format('waiver %s is what people signed', NEW.id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_waiver IS 'The text of a waiver never changes, and its hash is its own.';

CREATE TRIGGER guard_waiver BEFORE INSERT OR UPDATE ON waivers
  FOR EACH ROW
  EXECUTE FUNCTION guard_waiver();
COMMENT ON TRIGGER guard_waiver ON waivers IS 'A version stays as it was signed.';

CREATE OR REPLACE FUNCTION announce_waiver()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM announce_dates(NEW.series_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_waiver IS 'Drops the dates that ask for a waiver.';

CREATE TRIGGER announce_waiver AFTER INSERT OR UPDATE OF ended_at ON waivers
  FOR EACH ROW
  EXECUTE FUNCTION announce_waiver();
COMMENT ON TRIGGER announce_waiver ON waivers IS 'Cached responses show what an event asks people to sign.';
