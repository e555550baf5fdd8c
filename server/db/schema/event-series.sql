-- The functions and triggers of `event_series` (event-series.ts beside this file).

CREATE OR REPLACE FUNCTION announce_series_prices()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM announce_dates(NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_series_prices IS 'Drops the dates whose people pay another price, or can take something else along.';

CREATE TRIGGER announce_series_prices AFTER UPDATE OF group_prices, price_types, extras ON event_series
  FOR EACH ROW
  EXECUTE FUNCTION announce_series_prices();
COMMENT ON TRIGGER announce_series_prices ON event_series IS 'Cached responses show group prices, price types and extras.';
