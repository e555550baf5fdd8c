-- Why: the index on holds and offers ends with their time, but was read whole for each buyer: a clock that moves on while it is read
-- (clock_timestamp) is no bound. The moment is taken once instead.
CREATE OR REPLACE FUNCTION lapse_run_out(of_event integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := clock_timestamp();
BEGIN
  UPDATE holds SET lapsed_at = moment WHERE id IN (
    SELECT id FROM holds WHERE event_id = of_event AND status = 'active' AND lapsed_at IS NULL
      AND expires_at <= moment FOR UPDATE SKIP LOCKED);
  UPDATE waitlist_offers SET lapsed_at = moment WHERE id IN (
    SELECT id FROM waitlist_offers WHERE event_id = of_event AND status = 'open' AND lapsed_at IS NULL
      AND expires_at <= moment FOR UPDATE SKIP LOCKED);
END $$;
