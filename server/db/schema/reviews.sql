-- The triggers of `reviews` (reviews.ts beside this file).

CREATE TRIGGER announce_review AFTER INSERT OR DELETE OR UPDATE ON reviews
  FOR EACH ROW
  EXECUTE FUNCTION announce_part_of_event();
COMMENT ON TRIGGER announce_review ON reviews IS 'Cached responses show reviews.';

CREATE TRIGGER note_changed_review AFTER UPDATE ON reviews
  FOR EACH ROW WHEN (NEW.rating <> OLD.rating OR NEW.is_junk <> OLD.is_junk)
  EXECUTE FUNCTION note_part_of_event();
COMMENT ON TRIGGER note_changed_review ON reviews IS 'The totals have ratings.';

CREATE TRIGGER note_review AFTER INSERT OR DELETE ON reviews
  FOR EACH ROW
  EXECUTE FUNCTION note_part_of_event();
COMMENT ON TRIGGER note_review ON reviews IS 'The totals have ratings.';
