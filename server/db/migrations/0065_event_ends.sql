-- Why: an event could end before it starts, by its clocks or where the clocks skip its start. The instants are compared when a time, a date
-- or the zone changes; older events stay as they are until then. An event may end the moment it starts: only the form asks for more.
CREATE FUNCTION guard_event_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_write('event_ends_before_it_starts', format('event %s ends at %s, before it starts at %s', NEW.id, NEW.ends_at, NEW.starts_at));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER guard_new_event_end AFTER INSERT ON events FOR EACH ROW
  WHEN (NEW.ends_at < NEW.starts_at) EXECUTE FUNCTION guard_event_end();
--> statement-breakpoint
CREATE TRIGGER guard_event_end AFTER UPDATE OF start_date, start_time, end_date, end_time, timezone ON events FOR EACH ROW
  WHEN (NEW.ends_at < NEW.starts_at
    AND (NEW.start_date, NEW.start_time, NEW.end_date, NEW.end_time, NEW.timezone)
      IS DISTINCT FROM (OLD.start_date, OLD.start_time, OLD.end_date, OLD.end_time, OLD.timezone))
  EXECUTE FUNCTION guard_event_end();
