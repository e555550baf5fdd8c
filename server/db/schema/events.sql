-- The functions and triggers of `events` (events.ts beside this file).

CREATE OR REPLACE FUNCTION event_may_move(was text, becomes text)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT (was, becomes) IN (
    ('draft', 'published'),
    ('draft', 'pending_approval'),
    ('pending_approval', 'published'),
    ('pending_approval', 'draft'),
    ('published', 'draft'),
    ('published', 'cancelled'))
$$;
COMMENT ON FUNCTION event_may_move IS
  'Whether an event''s status may change like this: the table of the domain (event/lifecycle); a test compares the two.';

CREATE OR REPLACE FUNCTION set_event_instants()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  NEW.starts_at := local_instant(NEW.start_date, NEW.start_time, NEW.timezone);
  NEW.ends_at := local_instant(NEW.end_date, NEW.end_time, NEW.timezone);
  IF TG_OP = 'UPDATE' THEN
    -- Whatever brings the end forward: another day, time, length or zone.
    IF NEW.ends_at < OLD.ends_at AND OLD.seats_confirmed + OLD.seats_held > 0 THEN
      SELECT greatest(NEW.sold_ends_at, max(coalesce(sold_ends_at, OLD.ends_at))) INTO NEW.sold_ends_at
      FROM bookings WHERE event_id = NEW.id AND status <> 'cancelled' AND seats > 0 AND total_cents > 0;
    END IF;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION set_event_instants IS
  'Sets when an event starts and ends from its local days, times and zone, and until when its money waits if it was sold for longer. A generated '
  'column couldn''t: it may depend on its row only.';

CREATE OR REPLACE FUNCTION set_event_series()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF NEW.series_id IS NULL THEN
    INSERT INTO event_series DEFAULT VALUES RETURNING id INTO NEW.series_id;
    NEW.has_other_dates := false;
    RETURN NEW;
  END IF;
  -- Two first dates of a series that are added at once would not see each other.
  PERFORM FROM event_series WHERE id = NEW.series_id FOR NO KEY UPDATE;
  NEW.has_other_dates := EXISTS (SELECT FROM events WHERE series_id = NEW.series_id AND id <> NEW.id);
  IF NEW.has_other_dates THEN
    UPDATE events SET has_other_dates = true, updated_at = now() WHERE series_id = NEW.series_id AND id <> NEW.id AND NOT has_other_dates;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION set_event_series IS
  'Makes a series for an event that''s written without one, and notes on all dates of a series that there are several.';

CREATE OR REPLACE FUNCTION guard_whole_date()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF is_booked_whole(NEW.id) THEN
    PERFORM refuse_write('event_booked_whole', format('date %s is booked as a whole, so its capacity cannot be raised', NEW.id));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_whole_date IS 'The capacity of a date that someone has as a whole isn''t raised.';

CREATE OR REPLACE FUNCTION keep_series_codes()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE discount_codes SET event_id = other.id
  FROM (SELECT id FROM events WHERE series_id = OLD.series_id AND id <> OLD.id ORDER BY starts_at DESC, id LIMIT 1) AS other
  WHERE event_id = OLD.id AND covers = 'series';
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION keep_series_codes IS
  'A discount code of a series names one of its dates. When that is deleted or leaves the series, the code names another.';

CREATE OR REPLACE FUNCTION forget_event_series()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM event_series WHERE id = OLD.series_id AND NOT EXISTS (SELECT FROM events WHERE series_id = OLD.series_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION forget_event_series IS 'A series goes with its last date.';

CREATE OR REPLACE FUNCTION set_event_organizer()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  NEW.organizer_id := coalesce((SELECT organizer_id FROM organization_members WHERE user_id = NEW.created_by), NEW.created_by);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION set_event_organizer IS
  'Whose a new event is: the organizer''s in whose organization its maker works, otherwise the maker''s own.';

CREATE OR REPLACE FUNCTION guard_event_status()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF NOT event_may_move(OLD.status, NEW.status) THEN
    PERFORM refuse_write('event_transition', format('event %s cannot go from %s to %s', OLD.id, OLD.status, NEW.status));
  END IF;
  IF NEW.status = 'draft' AND EXISTS (
    SELECT 1 FROM bookings WHERE event_id = OLD.id AND status IN ('pending', 'confirmed')) THEN
    PERFORM refuse_write('event_unpublish_booked', format('event %s has live bookings', OLD.id));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_event_status IS 'An event''s status changes only as the table says.';

CREATE OR REPLACE FUNCTION guard_event_end()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refuse_write('event_ends_before_it_starts', format('event %s ends at %s, before it starts at %s', NEW.id, NEW.ends_at, NEW.starts_at));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_event_end IS
  'An event doesn''t end before it starts, compared as instants. It may end the moment it starts: only the form asks for more.';

CREATE OR REPLACE FUNCTION event_length(start_date date, start_time text, end_date date, end_time text)
  RETURNS interval
  LANGUAGE sql
  STABLE
AS $$
  SELECT (end_date + end_time::time) - (start_date + start_time::time)
$$;
COMMENT ON FUNCTION event_length IS 'How long an event lasts, by the clocks of its place.';

CREATE OR REPLACE FUNCTION guard_event_length()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refuse_write('event_too_long', format('event %s lasts %s, longer than 30 days', NEW.id,
    event_length(NEW.start_date, NEW.start_time, NEW.end_date, NEW.end_time)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_event_length IS
  'An event lasts at most 30 days (maxDurationDays of the domain): lists of days look no further back for what is under way. It isn''t a '
  'check of the table, because older events that are longer must still be booked, moved and cancelled.';

CREATE OR REPLACE FUNCTION guard_event_deletion()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refuse_write('event_deletion', format('event %s is %s; only a draft can be deleted', OLD.id, OLD.status));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_event_deletion IS 'Only drafts are deleted.';

CREATE OR REPLACE FUNCTION count_published()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  step integer := (TG_OP <> 'DELETE' AND NEW.status = 'published' AND NEW.access_code IS NULL)::integer
    - (TG_OP <> 'INSERT' AND OLD.status = 'published' AND OLD.access_code IS NULL)::integer;
  series_step integer := step;
BEGIN
  IF step <> 0 THEN
    IF COALESCE(NEW.has_other_dates, OLD.has_other_dates) THEN
      -- Of two dates that are published at once, one is the first.
      PERFORM FROM event_series WHERE id = COALESCE(NEW.series_id, OLD.series_id) FOR NO KEY UPDATE;
      IF EXISTS (
        SELECT FROM events WHERE series_id = COALESCE(NEW.series_id, OLD.series_id) AND id <> COALESCE(NEW.id, OLD.id) AND status = 'published'
          AND access_code IS NULL) THEN
        series_step := 0;
      END IF;
    END IF;
    INSERT INTO published_totals AS total (shard, count, series) VALUES (pg_backend_pid() % 64, step, series_step)
    ON CONFLICT (shard) DO UPDATE SET count = total.count + step, series = total.series + series_step;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_published IS 'Keeps how many events and series are published and listed, in 64 rows, so that changes don''t wait for each other.';

CREATE OR REPLACE FUNCTION count_moved_date()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  step integer := EXISTS (SELECT FROM events WHERE series_id = OLD.series_id AND id <> NEW.id AND status = 'published' AND access_code IS NULL)::integer
    - EXISTS (SELECT FROM events WHERE series_id = NEW.series_id AND id <> NEW.id AND status = 'published' AND access_code IS NULL)::integer;
BEGIN
  IF step <> 0 THEN
    INSERT INTO published_totals AS total (shard, count, series) VALUES (pg_backend_pid() % 64, 0, step)
    ON CONFLICT (shard) DO UPDATE SET series = total.series + step;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_moved_date IS 'Keeps how many series are published when a date becomes one of another series.';

CREATE OR REPLACE FUNCTION follow_event_text()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refresh_event_search(NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION follow_event_text IS 'Writes what searches read when a text of the event changes.';

CREATE OR REPLACE FUNCTION follow_full_event()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF NEW.seats_confirmed + NEW.seats_held >= NEW.capacity THEN
    INSERT INTO full_events (event_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM full_events WHERE event_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION follow_full_event IS 'Keeps which events have no seat left.';

CREATE OR REPLACE FUNCTION follow_sale_days()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refresh_lowest_price(NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION follow_sale_days IS 'The price after ''From'' depends on the days until the event starts.';

CREATE TRIGGER announce_event AFTER INSERT OR DELETE OR UPDATE OF title, slug, description, location, latitude, longitude, timezone,
    country, category_id, secondary_category_id1, secondary_category_id2, secondary_category_id3, secondary_category_id4, duration,
    capacity, minimum_age, check_in_opens_hours, child_carer, cancellation_policy, start_date, end_date, start_time, end_time, image_url,
    features, status, access_code, series_id, created_by, organizer_id, lowest_adult_price_cents ON events
  FOR EACH ROW
  EXECUTE FUNCTION announce_event();
COMMENT ON TRIGGER announce_event ON events IS 'Cached responses show these columns.';

CREATE TRIGGER announce_full_date AFTER UPDATE OF seats_confirmed, seats_held, capacity ON events
  FOR EACH ROW WHEN (NEW.has_other_dates AND NEW.status = 'published'
    AND ((NEW.seats_confirmed + NEW.seats_held) >= NEW.capacity) <> ((OLD.seats_confirmed + OLD.seats_held) >= OLD.capacity))
  EXECUTE FUNCTION announce_event();
COMMENT ON TRIGGER announce_full_date ON events IS 'Lists show another date of a series when one is full.';

CREATE TRIGGER announce_meeting_spot AFTER UPDATE OF meeting_latitude, meeting_longitude ON events
  FOR EACH ROW
  EXECUTE FUNCTION announce_event_in_place();
COMMENT ON TRIGGER announce_meeting_spot ON events IS 'Cached responses show it.';

CREATE TRIGGER announce_paused_sales AFTER UPDATE OF sales_paused_at ON events
  FOR EACH ROW
  EXECUTE FUNCTION announce_event();
COMMENT ON TRIGGER announce_paused_sales ON events IS 'Cached responses show it, and lists another date of a series.';

CREATE TRIGGER announce_practical_details AFTER UPDATE OF meeting_point, what_to_bring, difficulty, difficulty_note, languages,
    accessibility, not_included ON events
  FOR EACH ROW
  EXECUTE FUNCTION announce_event_in_place();
COMMENT ON TRIGGER announce_practical_details ON events IS 'Cached responses show them.';

CREATE TRIGGER announce_practical_lists AFTER UPDATE OF itinerary, questions ON events
  FOR EACH ROW
  EXECUTE FUNCTION announce_event_in_place();
COMMENT ON TRIGGER announce_practical_lists ON events IS 'Cached responses show them.';

CREATE TRIGGER announce_runs_from AFTER UPDATE OF runs_from, decide_days_before, runs_decided_at ON events
  FOR EACH ROW
  EXECUTE FUNCTION announce_event_in_place();
COMMENT ON TRIGGER announce_runs_from ON events IS 'Cached responses show them.';

CREATE TRIGGER announce_seats AFTER UPDATE OF seats_confirmed, seats_held ON events
  FOR EACH ROW WHEN (NEW.status = 'published' AND (NEW.seats_confirmed <> OLD.seats_confirmed OR NEW.seats_held <> OLD.seats_held))
  EXECUTE FUNCTION announce_event_in_place();
COMMENT ON TRIGGER announce_seats ON events IS 'Cached responses show how many seats are left.';

CREATE TRIGGER count_moved_date AFTER UPDATE OF series_id ON events
  FOR EACH ROW WHEN (NEW.series_id IS DISTINCT FROM OLD.series_id AND NEW.status = 'published' AND OLD.status = 'published'
    AND NEW.access_code IS NULL AND OLD.access_code IS NULL)
  EXECUTE FUNCTION count_moved_date();
COMMENT ON TRIGGER count_moved_date ON events IS 'How many series are published.';

CREATE TRIGGER count_published AFTER INSERT OR DELETE OR UPDATE OF status, access_code ON events
  FOR EACH ROW
  EXECUTE FUNCTION count_published();
COMMENT ON TRIGGER count_published ON events IS 'How many events are published.';

CREATE TRIGGER follow_event_text AFTER INSERT OR UPDATE OF title, description, location, country, category_id, secondary_category_id1,
    secondary_category_id2, secondary_category_id3, secondary_category_id4, status, access_code, start_date, start_time, timezone,
    series_id ON events
  FOR EACH ROW
  EXECUTE FUNCTION follow_event_text();
COMMENT ON TRIGGER follow_event_text ON events IS 'Searches read these columns.';

CREATE TRIGGER follow_full_event AFTER UPDATE OF seats_confirmed, seats_held, capacity ON events
  FOR EACH ROW WHEN (((NEW.seats_confirmed + NEW.seats_held) >= NEW.capacity) <> ((OLD.seats_confirmed + OLD.seats_held) >= OLD.capacity))
  EXECUTE FUNCTION follow_full_event();
COMMENT ON TRIGGER follow_full_event ON events IS 'Which events have no seat left.';

CREATE TRIGGER follow_sale_days AFTER UPDATE OF start_date, timezone ON events
  FOR EACH ROW WHEN (NEW.start_date <> OLD.start_date OR NEW.timezone <> OLD.timezone)
  EXECUTE FUNCTION follow_sale_days();
COMMENT ON TRIGGER follow_sale_days ON events IS 'The price after ''From'' depends on the days.';

CREATE TRIGGER forget_event_series AFTER DELETE ON events
  FOR EACH ROW
  EXECUTE FUNCTION forget_event_series();
COMMENT ON TRIGGER forget_event_series ON events IS 'A series goes with its last date.';

CREATE TRIGGER forget_left_series AFTER UPDATE OF series_id ON events
  FOR EACH ROW WHEN (NEW.series_id IS DISTINCT FROM OLD.series_id)
  EXECUTE FUNCTION forget_event_series();
COMMENT ON TRIGGER forget_left_series ON events IS 'A series goes when its last date becomes one of another.';

CREATE TRIGGER guard_counts AFTER UPDATE OF seats_confirmed, seats_held ON events
  FOR EACH ROW WHEN (pg_trigger_depth() = 0
    AND (NEW.seats_confirmed IS DISTINCT FROM OLD.seats_confirmed
    OR NEW.seats_held IS DISTINCT FROM OLD.seats_held))
  EXECUTE FUNCTION guard_counts();
COMMENT ON TRIGGER guard_counts ON events IS 'Only triggers write these counts.';

CREATE TRIGGER guard_event_deletion BEFORE DELETE ON events
  FOR EACH ROW WHEN (OLD.status <> 'draft')
  EXECUTE FUNCTION guard_event_deletion();
COMMENT ON TRIGGER guard_event_deletion ON events IS 'Only drafts are deleted.';

CREATE TRIGGER guard_event_end AFTER UPDATE OF start_date, start_time, end_date, end_time, timezone ON events
  FOR EACH ROW WHEN (NEW.ends_at < NEW.starts_at
    AND (NEW.start_date IS DISTINCT FROM OLD.start_date
    OR NEW.start_time IS DISTINCT FROM OLD.start_time
    OR NEW.end_date IS DISTINCT FROM OLD.end_date
    OR NEW.end_time IS DISTINCT FROM OLD.end_time
    OR NEW.timezone IS DISTINCT FROM OLD.timezone))
  EXECUTE FUNCTION guard_event_end();
COMMENT ON TRIGGER guard_event_end ON events IS 'The end isn''t before the start.';

CREATE TRIGGER guard_event_length AFTER UPDATE OF start_date, start_time, end_date, end_time ON events
  FOR EACH ROW WHEN (event_length(NEW.start_date, NEW.start_time, NEW.end_date, NEW.end_time) > interval '30 days'
    AND event_length(NEW.start_date, NEW.start_time, NEW.end_date, NEW.end_time)
      > event_length(OLD.start_date, OLD.start_time, OLD.end_date, OLD.end_time))
  EXECUTE FUNCTION guard_event_length();
COMMENT ON TRIGGER guard_event_length ON events IS 'It isn''t made longer than 30 days.';

CREATE TRIGGER guard_event_status AFTER UPDATE OF status ON events
  FOR EACH ROW WHEN (NEW.status <> OLD.status)
  EXECUTE FUNCTION guard_event_status();
COMMENT ON TRIGGER guard_event_status ON events IS 'Status changes.';

CREATE TRIGGER guard_new_counts BEFORE INSERT ON events
  FOR EACH ROW WHEN (NEW.seats_confirmed <> 0 OR NEW.seats_held <> 0)
  EXECUTE FUNCTION guard_counts();
COMMENT ON TRIGGER guard_new_counts ON events IS 'Counts start at 0.';

CREATE TRIGGER guard_new_event_end AFTER INSERT ON events
  FOR EACH ROW WHEN (NEW.ends_at < NEW.starts_at)
  EXECUTE FUNCTION guard_event_end();
COMMENT ON TRIGGER guard_new_event_end ON events IS 'The end isn''t before the start.';

CREATE TRIGGER guard_new_event_length AFTER INSERT ON events
  FOR EACH ROW WHEN (event_length(NEW.start_date, NEW.start_time, NEW.end_date, NEW.end_time) > interval '30 days')
  EXECUTE FUNCTION guard_event_length();
COMMENT ON TRIGGER guard_new_event_length ON events IS 'At most 30 days.';

CREATE TRIGGER guard_whole_date AFTER UPDATE OF capacity ON events
  FOR EACH ROW WHEN (NEW.capacity > OLD.capacity AND NEW.seats_confirmed + NEW.seats_held > 0)
  EXECUTE FUNCTION guard_whole_date();
COMMENT ON TRIGGER guard_whole_date ON events IS 'No seat is added beside someone who has the whole date.';

CREATE TRIGGER keep_series_codes BEFORE DELETE ON events
  FOR EACH ROW WHEN (OLD.has_other_dates)
  EXECUTE FUNCTION keep_series_codes();
COMMENT ON TRIGGER keep_series_codes ON events IS 'Codes of a series outlive the date that they name.';

CREATE TRIGGER keep_series_codes_of_moved BEFORE UPDATE OF series_id ON events
  FOR EACH ROW WHEN (NEW.series_id IS DISTINCT FROM OLD.series_id)
  EXECUTE FUNCTION keep_series_codes();
COMMENT ON TRIGGER keep_series_codes_of_moved ON events IS 'The same for a date that leaves its series.';

CREATE TRIGGER note_changed_event AFTER UPDATE ON events
  FOR EACH ROW WHEN (NEW.organizer_id IS DISTINCT FROM OLD.organizer_id
    OR NEW.series_id IS DISTINCT FROM OLD.series_id
    OR NEW.status IS DISTINCT FROM OLD.status
    OR NEW.start_date IS DISTINCT FROM OLD.start_date
    OR NEW.timezone IS DISTINCT FROM OLD.timezone
    OR NEW.features IS DISTINCT FROM OLD.features
    OR NEW.category_id IS DISTINCT FROM OLD.category_id
    OR NEW.secondary_category_id1 IS DISTINCT FROM OLD.secondary_category_id1
    OR NEW.secondary_category_id2 IS DISTINCT FROM OLD.secondary_category_id2
    OR NEW.secondary_category_id3 IS DISTINCT FROM OLD.secondary_category_id3
    OR NEW.secondary_category_id4 IS DISTINCT FROM OLD.secondary_category_id4)
  EXECUTE FUNCTION note_event();
COMMENT ON TRIGGER note_changed_event ON events IS 'The totals are by these columns.';

CREATE TRIGGER note_event AFTER INSERT OR DELETE ON events
  FOR EACH ROW
  EXECUTE FUNCTION note_event();
COMMENT ON TRIGGER note_event ON events IS 'The totals have every event.';

CREATE TRIGGER set_event_instants BEFORE INSERT OR UPDATE OF start_date, start_time, end_date, end_time, timezone, starts_at, ends_at ON
    events
  FOR EACH ROW
  EXECUTE FUNCTION set_event_instants();
COMMENT ON TRIGGER set_event_instants ON events IS 'Start and end as instants.';

CREATE TRIGGER set_event_series BEFORE INSERT OR UPDATE OF series_id ON events
  FOR EACH ROW
  EXECUTE FUNCTION set_event_series();
COMMENT ON TRIGGER set_event_series ON events IS 'Every event is a date of a series.';

CREATE TRIGGER set_event_organizer BEFORE INSERT ON events
  FOR EACH ROW WHEN (NEW.organizer_id IS NULL AND NEW.created_by IS NOT NULL)
  EXECUTE FUNCTION set_event_organizer();
COMMENT ON TRIGGER set_event_organizer ON events IS 'Also for programs that don''t know of organizations.';
