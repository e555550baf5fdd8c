-- The triggers of `users` (users.ts beside this file).

CREATE TRIGGER announce_hosts AFTER UPDATE OF disabled ON users
  FOR EACH ROW WHEN ((NEW.is_organizer OR NEW.is_admin) AND NEW.disabled <> OLD.disabled)
  EXECUTE FUNCTION announce_all();
COMMENT ON TRIGGER announce_hosts ON users IS 'An event leads to its host only while that account is active.';

CREATE TRIGGER announce_names AFTER UPDATE OF display_name, first_name, last_name, gst_number, qst_number ON users
  FOR EACH ROW WHEN ((NEW.is_organizer
    OR NEW.is_admin)
    AND (NEW.display_name IS DISTINCT FROM OLD.display_name
    OR NEW.first_name IS DISTINCT FROM OLD.first_name
    OR NEW.last_name IS DISTINCT FROM OLD.last_name
    OR NEW.gst_number IS DISTINCT FROM OLD.gst_number
    OR NEW.qst_number IS DISTINCT FROM OLD.qst_number))
  EXECUTE FUNCTION announce_all();
COMMENT ON TRIGGER announce_names ON users IS 'Events and reviews show these names, and events the taxes that follow from the numbers.';

CREATE TRIGGER note_user AFTER INSERT OR DELETE ON users
  FOR EACH ROW
  EXECUTE FUNCTION note_user();
COMMENT ON TRIGGER note_user ON users IS 'The totals have the number of accounts.';
