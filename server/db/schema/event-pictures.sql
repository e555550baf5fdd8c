-- The triggers of `event_pictures` (event-pictures.ts beside this file).

CREATE TRIGGER announce_picture AFTER INSERT OR DELETE OR UPDATE ON event_pictures
  FOR EACH ROW
  EXECUTE FUNCTION announce_part_of_event();
COMMENT ON TRIGGER announce_picture ON event_pictures IS 'Cached responses show pictures.';
