-- The triggers of `user_event_matches` (event-matches.ts beside this file).

CREATE TRIGGER note_changed_match AFTER UPDATE ON user_event_matches
  FOR EACH ROW WHEN (NEW.model <> OLD.model OR NEW.match_score <> OLD.match_score)
  EXECUTE FUNCTION note_part_of_event();
COMMENT ON TRIGGER note_changed_match ON user_event_matches IS 'The totals have scores.';

CREATE TRIGGER note_match AFTER INSERT OR DELETE ON user_event_matches
  FOR EACH ROW
  EXECUTE FUNCTION note_part_of_event();
COMMENT ON TRIGGER note_match ON user_event_matches IS 'The totals have scores.';
