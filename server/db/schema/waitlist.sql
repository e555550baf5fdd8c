-- The functions and triggers of `waitlist_offers` (waitlist.ts beside this file).

CREATE OR REPLACE FUNCTION guard_offer()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF (NEW.id, NEW.entry_id, NEW.event_id, NEW.seats) IS DISTINCT FROM (OLD.id, OLD.entry_id, OLD.event_id, OLD.seats)
    OR NEW.expires_at > OLD.expires_at THEN
    PERFORM refuse_write('offer_snapshot', format('offer %s cannot become another offer', OLD.id));
  END IF;
  IF OLD.status <> 'open' AND NEW.status <> OLD.status THEN
    PERFORM refuse_write('offer_transition', format('offer %s is %s and stays so', OLD.id, OLD.status));
  END IF;
  IF NEW.lapsed_at IS DISTINCT FROM OLD.lapsed_at AND (OLD.lapsed_at IS NOT NULL OR NEW.expires_at > clock_timestamp()) THEN
    PERFORM refuse_write('offer_lapse', format('offer %s lapses once, when its time is over', OLD.id));
  END IF;
  IF NEW.status <> 'open' THEN NEW.settled_at := coalesce(NEW.settled_at, now()); END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_offer IS 'An offer stays what it was made as, ends once, and lapses only when its time is over.';

CREATE OR REPLACE FUNCTION count_new_offers()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, 0, sum(seats)::integer)
    FROM becomes WHERE status = 'open' AND lapsed_at IS NULL GROUP BY event_id ORDER BY event_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_new_offers IS 'Counts what new offers keep.';

CREATE OR REPLACE FUNCTION count_changed_offers()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, 0, sum(seats)::integer)
    FROM (SELECT event_id, seats FROM becomes WHERE status = 'open' AND lapsed_at IS NULL
      UNION ALL SELECT event_id, -seats FROM was WHERE status = 'open' AND lapsed_at IS NULL) moved
    GROUP BY event_id HAVING sum(seats) <> 0 ORDER BY event_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_changed_offers IS 'Counts what offers give back.';

CREATE OR REPLACE FUNCTION count_deleted_offers()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_seats(event_id, 0, -sum(seats)::integer)
    FROM was WHERE status = 'open' AND lapsed_at IS NULL GROUP BY event_id ORDER BY event_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_deleted_offers IS 'Gives back what deleted offers kept.';

CREATE TRIGGER count_changed AFTER UPDATE ON waitlist_offers REFERENCING OLD TABLE AS was NEW TABLE AS becomes
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_changed_offers();
COMMENT ON TRIGGER count_changed ON waitlist_offers IS 'Keeps the counts of seats and uses.';

CREATE TRIGGER count_deleted AFTER DELETE ON waitlist_offers REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_deleted_offers();
COMMENT ON TRIGGER count_deleted ON waitlist_offers IS 'Keeps the counts of seats and uses.';

CREATE TRIGGER count_new AFTER INSERT ON waitlist_offers REFERENCING NEW TABLE AS becomes
  FOR EACH STATEMENT
  EXECUTE FUNCTION count_new_offers();
COMMENT ON TRIGGER count_new ON waitlist_offers IS 'Keeps the counts of seats and uses.';

CREATE TRIGGER guard_offer BEFORE UPDATE ON waitlist_offers
  FOR EACH ROW
  EXECUTE FUNCTION guard_offer();
COMMENT ON TRIGGER guard_offer ON waitlist_offers IS 'Status changes and what is kept.';

CREATE TRIGGER prepare_taking_seats BEFORE INSERT ON waitlist_offers
  FOR EACH ROW
  EXECUTE FUNCTION prepare_taking_seats();
COMMENT ON TRIGGER prepare_taking_seats ON waitlist_offers IS 'Locks the event and gives back what has run out, before seats are taken.';
