-- The triggers of `discount_codes` (pricing.ts beside this file).

CREATE TRIGGER guard_counts BEFORE UPDATE OF usage_count, uses_held ON discount_codes
  FOR EACH ROW WHEN (pg_trigger_depth() = 0
    AND (NEW.usage_count IS DISTINCT FROM OLD.usage_count
    OR NEW.uses_held IS DISTINCT FROM OLD.uses_held))
  EXECUTE FUNCTION guard_counts();
COMMENT ON TRIGGER guard_counts ON discount_codes IS 'Only triggers write these counts.';

CREATE TRIGGER guard_new_counts BEFORE INSERT ON discount_codes
  FOR EACH ROW WHEN (NEW.usage_count <> 0 OR NEW.uses_held <> 0)
  EXECUTE FUNCTION guard_counts();
COMMENT ON TRIGGER guard_new_counts ON discount_codes IS 'Counts start at 0.';
