-- The triggers of `extra_stock` (extra-stock.ts beside this file).

CREATE TRIGGER guard_counts BEFORE INSERT OR UPDATE ON extra_stock
  FOR EACH ROW WHEN (pg_trigger_depth() = 0)
  EXECUTE FUNCTION guard_counts();
COMMENT ON TRIGGER guard_counts ON extra_stock IS 'Only triggers write these counts.';
