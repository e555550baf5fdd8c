-- What organizers' dates share (schema/resources.ts): the limit of what is used at once, and the triggers that take and give back what dates need.
-- They're called with the event's row locked. Groups come last in the order of locks, in that of their ids (PAY-03); giving back locks none.

CREATE OR REPLACE FUNCTION resource_peak(of_resource integer, span tstzrange, besides integer DEFAULT NULL)
  RETURNS integer
  LANGUAGE sql
  STABLE
AS $$
  WITH met AS (
    SELECT during, quantity FROM resource_uses WHERE resource_id = of_resource AND during && span AND id IS DISTINCT FROM besides
  ), steps AS (
    SELECT lower(during) AS moment, quantity AS step FROM met UNION ALL SELECT upper(during), -quantity FROM met
  )
  SELECT coalesce(max(used), 0)::integer FROM (
    SELECT sum(step) OVER (ORDER BY greatest(moment, lower(span)), step) AS used FROM steps) sums
$$;
COMMENT ON FUNCTION resource_peak IS 'How many of a resource are in use at most at any moment of a span, ends excluded; besides one use.';

CREATE OR REPLACE FUNCTION lock_groups(needs jsonb)
  RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM (SELECT id FROM resource_groups WHERE id IN (SELECT (need ->> 'group')::integer FROM jsonb_array_elements(needs) AS need)
    ORDER BY id FOR NO KEY UPDATE) locked;
END $$;
COMMENT ON FUNCTION lock_groups IS 'Locks what a series needs, in the order in which everyone does.';

CREATE OR REPLACE FUNCTION need_span(event events, need jsonb)
  RETURNS tstzrange
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT tstzrange(event.starts_at - (need ->> 'before')::integer * interval '1 minute',
    greatest(event.ends_at, event.starts_at + interval '1 minute') + (need ->> 'after')::integer * interval '1 minute')
$$;
COMMENT ON FUNCTION need_span IS 'How long a date uses what it needs: as instants, so that changes of clocks move nothing.';

CREATE OR REPLACE FUNCTION needed(event events, need jsonb)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
AS $$
DECLARE
  seats integer := event.seats_confirmed + event.seats_held;
  amount integer := (need ->> 'amount')::integer;
BEGIN
  RETURN CASE need ->> 'by'
    WHEN 'date' THEN CASE WHEN seats > 0 THEN amount ELSE 0 END
    WHEN 'people' THEN ceil(seats::numeric / (need ->> 'per')::integer) * amount
    WHEN 'carries' THEN seats
    ELSE amount * coalesce((SELECT taken FROM extra_stock
      WHERE event_id = event.id AND name = need ->> 'extra' AND choice = need ->> 'choice'), 0) END;
END $$;
COMMENT ON FUNCTION needed IS 'How many a date needs for who comes; of what carries people, for how many.';

CREATE OR REPLACE FUNCTION settle_need(event events, need jsonb, may_take boolean)
  RETURNS integer
  LANGUAGE plpgsql
AS $$
DECLARE
  step record;
  pieces integer;
  span tstzrange := need_span(event, need);
  wanted integer := needed(event, need);
  had integer := resources_had(event.id, need);
BEGIN
  FOR step IN SELECT id, quantity, carried_by(resources, need) AS worth FROM resources
    WHERE may_take AND had < wanted AND group_id = (need ->> 'group')::integer AND retired_at IS NULL ORDER BY id
  LOOP
    EXIT WHEN had >= wanted;
    pieces := least(step.quantity - resource_peak(step.id, span), ceil((wanted - had)::numeric / step.worth));
    CONTINUE WHEN pieces < 1;
    INSERT INTO resource_uses AS used (resource_id, event_id, quantity, during) VALUES (step.id, event.id, pieces, span)
      ON CONFLICT (event_id, resource_id) DO UPDATE SET quantity = used.quantity + excluded.quantity;
    had := had + pieces * step.worth;
  END LOOP;
  FOR step IN SELECT used.id, used.quantity, carried_by(r, need) AS worth FROM resource_uses used JOIN resources r ON r.id = used.resource_id
    WHERE had > wanted AND used.event_id = event.id AND r.group_id = (need ->> 'group')::integer AND NOT used.by_hand ORDER BY r.id DESC
  LOOP
    pieces := least(step.quantity, (had - wanted) / step.worth);
    CONTINUE WHEN pieces < 1;
    DELETE FROM resource_uses WHERE id = step.id AND quantity = pieces;
    UPDATE resource_uses SET quantity = quantity - pieces WHERE id = step.id AND quantity > pieces;
    had := had - pieces * step.worth;
  END LOOP;
  RETURN had;
END $$;
COMMENT ON FUNCTION settle_need IS
  'Takes what a date needs of a group and does not have, if it may, in the group''s order; gives back what it does not need any longer. '
  'Returns what it has then. What staff assigned stays.';

CREATE OR REPLACE FUNCTION carried_by(resource resources, need jsonb)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT CASE need ->> 'by' WHEN 'carries' THEN coalesce(resource.carries, 1) ELSE 1 END
$$;
COMMENT ON FUNCTION carried_by IS 'What one of a resource counts for in a need.';

CREATE OR REPLACE FUNCTION resources_had(of_event integer, need jsonb)
  RETURNS integer
  LANGUAGE sql
  STABLE
AS $$
  SELECT coalesce(sum(used.quantity * carried_by(r, need)), 0)::integer
  FROM resource_uses used JOIN resources r ON r.id = used.resource_id WHERE used.event_id = of_event AND r.group_id = (need ->> 'group')::integer
$$;
COMMENT ON FUNCTION resources_had IS 'What a date has of a group.';

CREATE OR REPLACE FUNCTION seats_covered(need jsonb, had integer)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
AS $$
  SELECT CASE need ->> 'by'
    WHEN 'date' THEN CASE WHEN had >= (need ->> 'amount')::integer THEN 1000000 ELSE 0 END
    WHEN 'people' THEN had / (need ->> 'amount')::integer * (need ->> 'per')::integer
    WHEN 'carries' THEN had
    ELSE 1000000 END
$$;
COMMENT ON FUNCTION seats_covered IS 'For how many seats so many are enough.';

CREATE OR REPLACE FUNCTION coverable_seats(of_event integer)
  RETURNS integer
  LANGUAGE sql
  STABLE
AS $$
  SELECT greatest(min(seats_covered(need, resources_had(event.id, need) + coalesce((
      SELECT sum(greatest(r.quantity - resource_peak(r.id, need_span(event, need)), 0) * carried_by(r, need))
      FROM resources r WHERE r.group_id = (need ->> 'group')::integer AND r.retired_at IS NULL), 0)::integer)),
    min(event.seats_confirmed + event.seats_held))
  FROM events event JOIN event_series s ON s.id = event.series_id, jsonb_array_elements(s.needs) AS need
  WHERE event.id = of_event
$$;
COMMENT ON FUNCTION coverable_seats IS 'For how many seats a date has enough, or could have now.';

CREATE OR REPLACE FUNCTION take_resources()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  needs jsonb := (SELECT s.needs FROM event_series s WHERE s.id = NEW.series_id);
  need jsonb;
  had integer;
  covered integer := 1000000;
  is_short boolean := false;
  seats integer := NEW.seats_confirmed + NEW.seats_held;
  has_more boolean := seats > OLD.seats_confirmed + OLD.seats_held;
  has_moved boolean := (NEW.starts_at, NEW.ends_at) IS DISTINCT FROM (OLD.starts_at, OLD.ends_at);
  needs_other boolean := NEW.covered_seats IS DISTINCT FROM OLD.covered_seats OR NEW.series_id <> OLD.series_id;
BEGIN
  IF NEW.status = 'cancelled' OR needs = '[]' THEN
    DELETE FROM resource_uses WHERE event_id = NEW.id AND (NEW.status = 'cancelled' OR NOT by_hand);
    NEW.covered_seats := NULL;
    RETURN NEW;
  ELSIF seats > NEW.capacity OR (has_more AND seats <= NEW.covered_seats AND NOT has_moved AND NOT needs_other) THEN
    RETURN NEW;
  ELSIF has_more OR has_moved OR needs_other THEN
    PERFORM lock_groups(needs);
  END IF;
  IF has_moved OR needs_other THEN
    DELETE FROM resource_uses WHERE event_id = NEW.id AND NOT by_hand;
  END IF;
  IF has_moved THEN
    UPDATE resource_uses SET during = tstzrange(lower(during) + (NEW.starts_at - OLD.starts_at), upper(during) + (NEW.ends_at - OLD.ends_at))
      WHERE event_id = NEW.id;
  END IF;
  FOR need IN SELECT value FROM jsonb_array_elements(needs) LOOP
    had := settle_need(NEW, need, has_more OR has_moved OR needs_other);
    is_short := is_short OR had < needed(NEW, need);
    covered := least(covered, seats_covered(need, had));
  END LOOP;
  IF (has_more AND covered < seats) OR (has_moved AND is_short AND NOT needs_other) THEN
    PERFORM refuse_write('resource_taken', format('what date %s needs is taken', NEW.id));
  END IF;
  NEW.covered_seats := greatest(covered, seats);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION take_resources IS
  'Takes what a date needs for who comes, and gives back the rest (RES-01 to RES-05). What is not there refuses seats and other times, and nothing else.';

CREATE OR REPLACE FUNCTION need_resources()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF (SELECT needs <> '[]' FROM event_series WHERE id = NEW.series_id) THEN
    NEW.covered_seats := 0;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION need_resources IS 'A new date needs what its series needs.';

CREATE OR REPLACE FUNCTION change_needs()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  date integer;
BEGIN
  FOR date IN SELECT id FROM events WHERE series_id = NEW.id AND status <> 'cancelled' AND ends_at > now() ORDER BY id LOOP
    UPDATE events SET covered_seats = CASE WHEN NEW.needs = '[]' THEN NULL ELSE -1 END WHERE id = date;
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION change_needs IS 'Other needs hold for dates to come: those with people get what is free, and no one loses a seat (RES-05).';

CREATE OR REPLACE FUNCTION take_for_extras()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  event events;
  needs jsonb;
  need jsonb;
  is_more boolean := TG_OP = 'INSERT' OR NEW.taken > OLD.taken;
BEGIN
  SELECT e.* INTO event FROM events e WHERE e.id = NEW.event_id AND e.covered_seats IS NOT NULL;
  IF event.id IS NULL THEN RETURN NULL; END IF;
  SELECT s.needs INTO needs FROM event_series s WHERE s.id = event.series_id;
  FOR need IN SELECT value FROM jsonb_array_elements(needs)
    WHERE value ->> 'by' = 'extra' AND value ->> 'extra' = NEW.name AND value ->> 'choice' = NEW.choice
  LOOP
    IF is_more THEN PERFORM lock_groups(needs); END IF;
    IF settle_need(event, need, is_more) < needed(event, need) AND is_more THEN
      PERFORM refuse_write('resource_extra_taken', format('no %s is left for date %s', NEW.name, event.id));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION take_for_extras IS 'Takes what an extra needs, and gives it back.';

CREATE OR REPLACE FUNCTION guard_resource_use()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
DECLARE
  most integer;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.resource_id = OLD.resource_id AND NEW.quantity <= OLD.quantity AND NEW.during <@ OLD.during AND NOT OLD.forced THEN
    RETURN NEW;
  END IF;
  PERFORM lock_group_of(NEW.resource_id);
  SELECT quantity INTO most FROM resources WHERE id = NEW.resource_id;
  IF resource_peak(NEW.resource_id, NEW.during, NEW.id) + NEW.quantity > most THEN
    PERFORM refuse_write('resource_taken', format('resource %s is in use then', NEW.resource_id));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_resource_use IS 'At no moment more of a resource are in use than there are, unless it is forced (RES-01).';

CREATE OR REPLACE FUNCTION lock_group_of(of_resource integer)
  RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM resource_groups WHERE id = (SELECT group_id FROM resources WHERE id = of_resource) FOR NO KEY UPDATE;
END $$;
COMMENT ON FUNCTION lock_group_of IS 'Locks the group of a resource.';

CREATE OR REPLACE FUNCTION guard_resource_quantity()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM lock_group_of(NEW.id);
  IF resource_peak(NEW.id, tstzrange(now(), NULL)) > NEW.quantity THEN
    PERFORM refuse_write('resource_in_use', format('more than %s of resource %s are in use', NEW.quantity, NEW.id));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_resource_quantity IS 'There are not fewer of a resource than are in use now or later (RES-04).';

CREATE OR REPLACE FUNCTION announce_uses()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('ascendant_changes', 'event ' || e.id)
  FROM resources r JOIN resource_groups g ON g.id = r.group_id JOIN events e ON e.organizer_id = g.organizer_id
  WHERE r.id = coalesce(NEW.resource_id, OLD.resource_id) AND e.covered_seats IS NOT NULL AND e.status = 'published'
    AND e.starts_at < upper(coalesce(NEW.during, OLD.during)) + interval '1 day' AND e.ends_at > lower(coalesce(NEW.during, OLD.during)) - interval '1 day';
  PERFORM pg_notify('ascendant_changes', 'lists');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_uses IS 'Drops the dates that what is used now, or free again, changes; set-up takes up to a day.';

CREATE TRIGGER announce_uses AFTER INSERT OR UPDATE OR DELETE ON resource_uses
  FOR EACH ROW
  EXECUTE FUNCTION announce_uses();
COMMENT ON TRIGGER announce_uses ON resource_uses IS 'Cached responses show how many seats are left.';

CREATE TRIGGER guard_resource_use BEFORE INSERT OR UPDATE OF resource_id, quantity, during, forced ON resource_uses
  FOR EACH ROW WHEN (NOT NEW.forced)
  EXECUTE FUNCTION guard_resource_use();
COMMENT ON TRIGGER guard_resource_use ON resource_uses IS 'The limit of what is used at once.';

CREATE TRIGGER guard_resource_quantity BEFORE UPDATE OF quantity ON resources
  FOR EACH ROW WHEN (NEW.quantity < OLD.quantity)
  EXECUTE FUNCTION guard_resource_quantity();
COMMENT ON TRIGGER guard_resource_quantity ON resources IS 'What is in use stays in use.';

CREATE TRIGGER set_resources BEFORE UPDATE OF seats_confirmed, seats_held, covered_seats, start_date, start_time, end_date, end_time, timezone,
    starts_at, ends_at, status, series_id ON events
  FOR EACH ROW WHEN (NEW.covered_seats IS NOT NULL OR OLD.covered_seats IS NOT NULL OR NEW.series_id <> OLD.series_id)
  EXECUTE FUNCTION take_resources();
COMMENT ON TRIGGER set_resources ON events IS 'What a date needs is taken with its seats.';

CREATE TRIGGER set_resources_of_new BEFORE INSERT ON events
  FOR EACH ROW
  EXECUTE FUNCTION need_resources();
COMMENT ON TRIGGER set_resources_of_new ON events IS 'New dates need what their series needs.';

CREATE TRIGGER follow_needs AFTER UPDATE OF needs ON event_series
  FOR EACH ROW WHEN (NEW.needs IS DISTINCT FROM OLD.needs)
  EXECUTE FUNCTION change_needs();
COMMENT ON TRIGGER follow_needs ON event_series IS 'Dates to come follow.';

CREATE TRIGGER follow_extras AFTER INSERT OR UPDATE OF taken ON extra_stock
  FOR EACH ROW
  EXECUTE FUNCTION take_for_extras();
COMMENT ON TRIGGER follow_extras ON extra_stock IS 'What an extra needs is taken with it.';
