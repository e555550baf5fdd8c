-- The triggers of `categories` (catalog.ts beside this file).

CREATE TRIGGER announce_categories AFTER INSERT OR DELETE OR UPDATE ON categories
  FOR EACH STATEMENT
  EXECUTE FUNCTION announce_all();
COMMENT ON TRIGGER announce_categories ON categories IS 'Lists and events show categories.';
