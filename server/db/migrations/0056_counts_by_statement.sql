-- Why: seats and uses were counted row by row: loading the demo updated an event's row 14,000 times in one transaction, each time walking
-- all its earlier versions. A statement now counts once. A confirmation updated the event's row twice, once for the hold and once for the
-- booking, and the second update checked its foreign keys again; its seats now move in one update. What has run out is looked for with
-- plans that are kept: planning took longer than looking. An update of the counts also computed when the event begins and ends.
DROP TRIGGER count_booking ON bookings;
--> statement-breakpoint
DROP TRIGGER count_hold ON holds;
--> statement-breakpoint
DROP TRIGGER count_offer ON waitlist_offers;
--> statement-breakpoint
DROP FUNCTION count_booking();
--> statement-breakpoint
DROP FUNCTION count_hold();
--> statement-breakpoint
DROP FUNCTION count_offer();
--> statement-breakpoint
-- In the functions below, `becomes` are the rows that a statement has written and `was` the same rows before it, or those it has deleted.
CREATE FUNCTION count_new_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_seats(event_id, sum(seats)::integer, 0)
    FROM becomes WHERE status = 'confirmed' GROUP BY event_id ORDER BY event_id;
  PERFORM count_uses(discount_code_id, count(*)::integer, 0)
    FROM becomes WHERE status = 'confirmed' AND discount_code_id IS NOT NULL GROUP BY discount_code_id ORDER BY discount_code_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A booking becomes confirmed once. It takes over what its consumed hold kept, unless that has lapsed.
CREATE FUNCTION count_changed_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_seats(event_id, sum(CASE status WHEN 'confirmed' THEN seats ELSE -seats END)::integer,
      -sum(CASE WHEN status = 'confirmed' AND hold_id IS NOT NULL THEN seats ELSE 0 END)::integer)
    FROM (SELECT n.event_id, n.status, n.seats, h.id AS hold_id
      FROM becomes n JOIN was o ON o.id = n.id AND (o.status = 'confirmed') <> (n.status = 'confirmed')
        LEFT JOIN holds h ON h.booking_id = n.id AND h.status = 'consumed' AND h.lapsed_at IS NULL) moved
    GROUP BY event_id ORDER BY event_id;
  PERFORM count_uses(discount_code_id, sum(CASE status WHEN 'confirmed' THEN 1 ELSE -1 END)::integer,
      -count(*) FILTER (WHERE status = 'confirmed' AND hold_id IS NOT NULL)::integer)
    FROM (SELECT n.discount_code_id, n.status, h.id AS hold_id
      FROM becomes n JOIN was o ON o.id = n.id AND (o.status = 'confirmed') <> (n.status = 'confirmed')
        LEFT JOIN holds h ON h.booking_id = n.id AND h.status = 'consumed' AND h.lapsed_at IS NULL
      WHERE n.discount_code_id IS NOT NULL) moved
    GROUP BY discount_code_id ORDER BY discount_code_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_deleted_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_seats(event_id, -sum(seats)::integer, 0)
    FROM was WHERE status = 'confirmed' GROUP BY event_id ORDER BY event_id;
  PERFORM count_uses(discount_code_id, -count(*)::integer, 0)
    FROM was WHERE status = 'confirmed' AND discount_code_id IS NOT NULL GROUP BY discount_code_id ORDER BY discount_code_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A hold begins active.
CREATE FUNCTION count_new_holds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_seats(event_id, 0, sum(seats)::integer) FROM becomes GROUP BY event_id ORDER BY event_id;
  PERFORM count_uses(discount_code_id, 0, count(*)::integer)
    FROM becomes WHERE discount_code_id IS NOT NULL GROUP BY discount_code_id ORDER BY discount_code_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts what a hold gives back. What a consumed one keeps, its booking takes over when it's confirmed.
CREATE FUNCTION count_changed_holds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_seats(event_id, 0, sum(seats)::integer)
    FROM (SELECT event_id, seats FROM becomes WHERE status IN ('active', 'consumed') AND lapsed_at IS NULL
      UNION ALL SELECT event_id, -seats FROM was WHERE status IN ('active', 'consumed') AND lapsed_at IS NULL) moved
    GROUP BY event_id HAVING sum(seats) <> 0 ORDER BY event_id;
  PERFORM count_uses(discount_code_id, 0, sum(step)::integer)
    FROM (SELECT discount_code_id, 1 AS step FROM becomes
        WHERE status IN ('active', 'consumed') AND lapsed_at IS NULL AND discount_code_id IS NOT NULL
      UNION ALL SELECT discount_code_id, -1 FROM was
        WHERE status IN ('active', 'consumed') AND lapsed_at IS NULL AND discount_code_id IS NOT NULL) moved
    GROUP BY discount_code_id HAVING sum(step) <> 0 ORDER BY discount_code_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_deleted_holds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_seats(event_id, 0, -sum(seats)::integer)
    FROM was WHERE status = 'active' AND lapsed_at IS NULL GROUP BY event_id ORDER BY event_id;
  PERFORM count_uses(discount_code_id, 0, -count(*)::integer) FROM was
    WHERE status = 'active' AND lapsed_at IS NULL AND discount_code_id IS NOT NULL GROUP BY discount_code_id ORDER BY discount_code_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_new_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_seats(event_id, 0, sum(seats)::integer)
    FROM becomes WHERE status = 'open' AND lapsed_at IS NULL GROUP BY event_id ORDER BY event_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_seats(event_id, 0, sum(seats)::integer)
    FROM (SELECT event_id, seats FROM becomes WHERE status = 'open' AND lapsed_at IS NULL
      UNION ALL SELECT event_id, -seats FROM was WHERE status = 'open' AND lapsed_at IS NULL) moved
    GROUP BY event_id HAVING sum(seats) <> 0 ORDER BY event_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_deleted_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_seats(event_id, 0, -sum(seats)::integer)
    FROM was WHERE status = 'open' AND lapsed_at IS NULL GROUP BY event_id ORDER BY event_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_new AFTER INSERT ON bookings REFERENCING NEW TABLE AS becomes
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_bookings();
--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON bookings REFERENCING OLD TABLE AS was NEW TABLE AS becomes
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_bookings();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON bookings REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_bookings();
--> statement-breakpoint
CREATE TRIGGER count_new AFTER INSERT ON holds REFERENCING NEW TABLE AS becomes
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_holds();
--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON holds REFERENCING OLD TABLE AS was NEW TABLE AS becomes
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_holds();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON holds REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_holds();
--> statement-breakpoint
CREATE TRIGGER count_new AFTER INSERT ON waitlist_offers REFERENCING NEW TABLE AS becomes
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_offers();
--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON waitlist_offers REFERENCING OLD TABLE AS was NEW TABLE AS becomes
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_offers();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON waitlist_offers REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_offers();
--> statement-breakpoint
-- A consumed hold's seats and use are counted with its booking, so that has to have been confirmed.
CREATE OR REPLACE FUNCTION guard_settled_hold() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking record;
BEGIN
  SELECT status, confirmed_at INTO booking FROM bookings WHERE id = NEW.booking_id;
  IF booking.status = 'pending' OR (NEW.status = 'consumed' AND booking.confirmed_at IS NULL) THEN
    PERFORM refuse_write('hold_and_booking_together', format('hold %s is %s, its booking is %s', NEW.id, NEW.status, booking.status));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Found by its id: with the status in the condition, an index of all confirmed bookings was read.
CREATE OR REPLACE FUNCTION guard_paid_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT status FROM bookings WHERE id = NEW.id) = 'confirmed' AND NOT EXISTS (
    SELECT 1 FROM payments WHERE booking_id = NEW.id AND status IN ('succeeded', 'refund_pending', 'refunded')
      AND amount_cents = NEW.total_cents AND currency = NEW.currency) THEN
    PERFORM refuse_write('booking_paid', format('booking %s is confirmed without its payment', NEW.id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- It's called for every buyer, and there's rarely anything to do.
CREATE OR REPLACE FUNCTION lapse_run_out(of_event integer) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  moment timestamptz := clock_timestamp();
BEGIN
  IF EXISTS (SELECT FROM holds WHERE event_id = of_event AND status = 'active' AND lapsed_at IS NULL AND expires_at <= moment) THEN
    UPDATE holds SET lapsed_at = moment WHERE id IN (
      SELECT id FROM holds WHERE event_id = of_event AND status = 'active' AND lapsed_at IS NULL
        AND expires_at <= moment FOR UPDATE SKIP LOCKED);
  END IF;
  IF EXISTS (SELECT FROM waitlist_offers WHERE event_id = of_event AND status = 'open' AND lapsed_at IS NULL AND expires_at <= moment) THEN
    UPDATE waitlist_offers SET lapsed_at = moment WHERE id IN (
      SELECT id FROM waitlist_offers WHERE event_id = of_event AND status = 'open' AND lapsed_at IS NULL
        AND expires_at <= moment FOR UPDATE SKIP LOCKED);
  END IF;
END $$;
--> statement-breakpoint
-- A trigger before updates could change any column, so PostgreSQL computed `starts_at` and `ends_at` in each of them. Those that refuse can
-- do so afterwards.
DROP TRIGGER guard_counts ON events;
--> statement-breakpoint
CREATE TRIGGER guard_counts AFTER UPDATE OF seats_confirmed, seats_held ON events FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND (NEW.seats_confirmed, NEW.seats_held) IS DISTINCT FROM (OLD.seats_confirmed, OLD.seats_held))
  EXECUTE FUNCTION guard_counts();
--> statement-breakpoint
DROP TRIGGER guard_event_status ON events;
--> statement-breakpoint
CREATE TRIGGER guard_event_status AFTER UPDATE OF status ON events FOR EACH ROW
  WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION guard_event_status();
