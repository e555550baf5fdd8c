-- Why: processes keep visitors' answers for some seconds, and drop those that a change touches, in every process. A payload names
-- what to drop: 'event 12' the answers that show the event, 'lists' all lists of events, 'all' everything.
CREATE FUNCTION announce_event_in_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ascendant_changes', 'event ' || NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_seats AFTER UPDATE OF seats_confirmed, seats_held ON events FOR EACH ROW
  WHEN (NEW.status = 'published' AND (NEW.seats_confirmed, NEW.seats_held) <> (OLD.seats_confirmed, OLD.seats_held))
  EXECUTE FUNCTION announce_event_in_place();
--> statement-breakpoint
CREATE FUNCTION announce_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ascendant_changes', 'event ' || coalesce(NEW.id, OLD.id));
  IF 'published' IN (NEW.status, OLD.status) THEN
    PERFORM pg_notify('ascendant_changes', 'lists');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_event AFTER INSERT OR DELETE OR UPDATE OF title, slug, description, location, latitude, longitude, timezone,
  country, category_id, secondary_category_id1, secondary_category_id2, secondary_category_id3, secondary_category_id4, duration,
  capacity, minimum_age, check_in_opens_hours, child_carer, start_date, end_date, start_time, end_time, image_url, features, status,
  series_id, created_by, lowest_adult_price_cents ON events FOR EACH ROW EXECUTE FUNCTION announce_event();
--> statement-breakpoint
CREATE FUNCTION announce_part_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ascendant_changes', 'event ' || coalesce(NEW.event_id, OLD.event_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_tier AFTER INSERT OR UPDATE OR DELETE ON pricing_tiers FOR EACH ROW EXECUTE FUNCTION announce_part_of_event();
--> statement-breakpoint
CREATE TRIGGER announce_review AFTER INSERT OR UPDATE OR DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION announce_part_of_event();
--> statement-breakpoint
CREATE FUNCTION announce_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ascendant_changes', 'all');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_categories AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH STATEMENT EXECUTE FUNCTION announce_all();
--> statement-breakpoint
CREATE TRIGGER announce_features AFTER INSERT OR UPDATE OR DELETE ON event_features FOR EACH STATEMENT EXECUTE FUNCTION announce_all();
--> statement-breakpoint
-- Events and reviews show these names.
CREATE TRIGGER announce_names AFTER UPDATE OF display_name, first_name, last_name ON users FOR EACH ROW
  WHEN ((NEW.is_organizer OR NEW.is_admin)
    AND (NEW.display_name, NEW.first_name, NEW.last_name) IS DISTINCT FROM (OLD.display_name, OLD.first_name, OLD.last_name))
  EXECUTE FUNCTION announce_all();
