-- The triggers of `users` (users.ts beside this file).

CREATE TRIGGER announce_hosts AFTER UPDATE OF disabled ON users
  FOR EACH ROW WHEN ((NEW.is_organizer OR NEW.is_admin) AND NEW.disabled <> OLD.disabled)
  EXECUTE FUNCTION announce_all();
COMMENT ON TRIGGER announce_hosts ON users IS 'An event leads to its host only while that account is active.';

CREATE TRIGGER announce_names AFTER UPDATE OF display_name, first_name, last_name ON users
  FOR EACH ROW WHEN ((NEW.is_organizer
    OR NEW.is_admin)
    AND (NEW.display_name IS DISTINCT FROM OLD.display_name
    OR NEW.first_name IS DISTINCT FROM OLD.first_name
    OR NEW.last_name IS DISTINCT FROM OLD.last_name))
  EXECUTE FUNCTION announce_all();
COMMENT ON TRIGGER announce_names ON users IS 'Events and reviews show these names.';

CREATE TRIGGER note_user AFTER INSERT OR DELETE ON users
  FOR EACH ROW
  EXECUTE FUNCTION note_user();
COMMENT ON TRIGGER note_user ON users IS 'The totals have the number of accounts.';
