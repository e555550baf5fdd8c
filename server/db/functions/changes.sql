-- Tells every process what has changed, so that none shows an old cached response. A payload names what to drop from the caches: 'event 12'
-- what shows the event, 'lists' all lists of events, 'all' everything.

CREATE OR REPLACE FUNCTION announce_all()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('ascendant_changes', 'all');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_all IS 'Drops everything from the caches.';

CREATE OR REPLACE FUNCTION announce_event()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('ascendant_changes', 'event ' || coalesce(NEW.id, OLD.id));
  IF 'published' IN (NEW.status, OLD.status) THEN
    PERFORM pg_notify('ascendant_changes', 'lists');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_event IS 'Drops an event and, if it is or was published, all lists.';

CREATE OR REPLACE FUNCTION announce_event_in_place()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('ascendant_changes', 'event ' || NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_event_in_place IS 'Drops an event; lists that show it expire by themselves.';

CREATE OR REPLACE FUNCTION announce_part_of_event()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('ascendant_changes', 'event ' || coalesce(NEW.event_id, OLD.event_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_part_of_event IS 'Drops the event that a row belongs to.';

CREATE OR REPLACE FUNCTION announce_dates(of_series integer)
  RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('ascendant_changes', 'event ' || id) FROM events WHERE series_id = of_series AND status = 'published';
END $$;
COMMENT ON FUNCTION announce_dates IS 'Drops all dates of a series.';
