-- The functions and triggers of `reviews` (opinions.ts beside this file).

CREATE OR REPLACE FUNCTION announce_review()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('ascendant_changes', 'event ' || shown.id)
  FROM events reviewed JOIN events shown ON shown.series_id = reviewed.series_id
  WHERE reviewed.id = coalesce(NEW.event_id, OLD.event_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_review IS 'Drops all dates of the event''s series: each shows the review.';

CREATE TRIGGER announce_review AFTER INSERT OR DELETE OR UPDATE ON reviews
  FOR EACH ROW
  EXECUTE FUNCTION announce_review();
COMMENT ON TRIGGER announce_review ON reviews IS 'Cached responses show reviews.';

CREATE TRIGGER note_changed_review AFTER UPDATE ON reviews
  FOR EACH ROW WHEN (NEW.rating <> OLD.rating OR NEW.is_junk <> OLD.is_junk)
  EXECUTE FUNCTION note_part_of_event();
COMMENT ON TRIGGER note_changed_review ON reviews IS 'The totals have ratings.';

CREATE TRIGGER note_review AFTER INSERT OR DELETE ON reviews
  FOR EACH ROW
  EXECUTE FUNCTION note_part_of_event();
COMMENT ON TRIGGER note_review ON reviews IS 'The totals have ratings.';
