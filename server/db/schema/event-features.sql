-- The functions and triggers of `event_features` (catalog.ts beside this file).

CREATE OR REPLACE FUNCTION follow_feature_name()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE events SET features = array_replace(features, OLD.name, NEW.name) WHERE OLD.name = ANY (features);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION follow_feature_name IS 'Events list their features by name.';

CREATE TRIGGER announce_features AFTER INSERT OR DELETE OR UPDATE ON event_features
  FOR EACH STATEMENT
  EXECUTE FUNCTION announce_all();
COMMENT ON TRIGGER announce_features ON event_features IS 'Lists and events show features.';

CREATE TRIGGER follow_feature_name AFTER UPDATE OF name ON event_features
  FOR EACH ROW WHEN (NEW.name <> OLD.name)
  EXECUTE FUNCTION follow_feature_name();
COMMENT ON TRIGGER follow_feature_name ON event_features IS 'Events list features by name.';
