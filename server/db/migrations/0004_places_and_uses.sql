-- Why: PAY-04: the database itself refuses to oversell places and discount uses, also when rows are written by hand.
-- What is taken is counted on the event and discount rows by these triggers; the checks event_capacity and discount_usage_limit
-- on those rows do the refusing. See docs/decisions/ on counting places.
CREATE FUNCTION count_places(counted_event integer, confirmed integer, held integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF confirmed <> 0 OR held <> 0 THEN
    UPDATE events SET places_confirmed = places_confirmed + confirmed, places_held = places_held + held WHERE id = counted_event;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_uses(counted_code integer, confirmed integer, held integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF counted_code IS NOT NULL AND (confirmed <> 0 OR held <> 0) THEN
    UPDATE discount_codes SET usage_count = usage_count + confirmed, uses_held = uses_held + held WHERE id = counted_code;
  END IF;
END $$;
--> statement-breakpoint
-- Gives back what run-out holds and offers of an event keep. Called under the event's lock by whoever takes places, and by the
-- sweeper. Rows that somebody else is settling at this moment are left to them.
CREATE FUNCTION lapse_run_out(of_event integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE holds SET lapsed_at = clock_timestamp() WHERE id IN (
    SELECT id FROM holds WHERE event_id = of_event AND status = 'active' AND lapsed_at IS NULL
      AND expires_at <= clock_timestamp() FOR UPDATE SKIP LOCKED);
  UPDATE waitlist_offers SET lapsed_at = clock_timestamp() WHERE id IN (
    SELECT id FROM waitlist_offers WHERE event_id = of_event AND status = 'open' AND lapsed_at IS NULL
      AND expires_at <= clock_timestamp() FOR UPDATE SKIP LOCKED);
END $$;
--> statement-breakpoint
-- Before places are taken: the event's row is locked first (PAY-03), then what has run out is given back.
CREATE FUNCTION prepare_taking_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM events WHERE id = NEW.event_id FOR NO KEY UPDATE;
  PERFORM lapse_run_out(NEW.event_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER prepare_taking_places BEFORE INSERT ON holds FOR EACH ROW EXECUTE FUNCTION prepare_taking_places();
--> statement-breakpoint
CREATE TRIGGER prepare_taking_places BEFORE INSERT ON waitlist_offers FOR EACH ROW EXECUTE FUNCTION prepare_taking_places();
--> statement-breakpoint
CREATE TRIGGER prepare_taking_places_new BEFORE INSERT ON bookings FOR EACH ROW
  WHEN (NEW.status = 'confirmed') EXECUTE FUNCTION prepare_taking_places();
--> statement-breakpoint
CREATE TRIGGER prepare_taking_places BEFORE UPDATE OF status ON bookings FOR EACH ROW
  WHEN (NEW.status = 'confirmed' AND OLD.status <> 'confirmed') EXECUTE FUNCTION prepare_taking_places();
--> statement-breakpoint
CREATE FUNCTION count_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.status = 'confirmed';
  becomes boolean := TG_OP <> 'DELETE' AND NEW.status = 'confirmed';
  step integer := becomes::integer - was::integer;
  subject bookings := coalesce(NEW, OLD);
BEGIN
  PERFORM count_places(subject.event_id, step * subject.places, 0);
  PERFORM count_uses(subject.discount_code_id, step, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_booking AFTER INSERT OR UPDATE OF status OR DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION count_booking();
--> statement-breakpoint
CREATE FUNCTION count_hold() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.status = 'active' AND OLD.lapsed_at IS NULL;
  becomes boolean := TG_OP <> 'DELETE' AND NEW.status = 'active' AND NEW.lapsed_at IS NULL;
  step integer := becomes::integer - was::integer;
  subject holds := coalesce(NEW, OLD);
BEGIN
  PERFORM count_places(subject.event_id, 0, step * subject.places);
  PERFORM count_uses(subject.discount_code_id, 0, step);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_hold AFTER INSERT OR UPDATE OF status, lapsed_at OR DELETE ON holds FOR EACH ROW EXECUTE FUNCTION count_hold();
--> statement-breakpoint
CREATE FUNCTION count_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.status = 'open' AND OLD.lapsed_at IS NULL;
  becomes boolean := TG_OP <> 'DELETE' AND NEW.status = 'open' AND NEW.lapsed_at IS NULL;
  subject waitlist_offers := coalesce(NEW, OLD);
BEGIN
  PERFORM count_places(subject.event_id, 0, (becomes::integer - was::integer) * subject.places);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_offer AFTER INSERT OR UPDATE OF status, lapsed_at OR DELETE ON waitlist_offers
  FOR EACH ROW EXECUTE FUNCTION count_offer();
--> statement-breakpoint
-- An offer stays what it was made as, ends once, and lapses only when its time is over.
CREATE FUNCTION guard_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.entry_id, NEW.event_id, NEW.places) IS DISTINCT FROM (OLD.id, OLD.entry_id, OLD.event_id, OLD.places)
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
--> statement-breakpoint
CREATE TRIGGER guard_offer BEFORE UPDATE ON waitlist_offers FOR EACH ROW EXECUTE FUNCTION guard_offer();
--> statement-breakpoint
CREATE FUNCTION count_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.status <> 'failed' THEN OLD.amount_cents ELSE 0 END;
  becomes integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.status <> 'failed' THEN NEW.amount_cents ELSE 0 END;
BEGIN
  IF was <> becomes THEN
    UPDATE payments SET refunded_cents = refunded_cents + becomes - was WHERE id = coalesce(NEW.payment_id, OLD.payment_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_refund AFTER INSERT OR UPDATE OF status OR DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION count_refund();
--> statement-breakpoint
-- The counts are the triggers' own: nobody else writes them.
CREATE FUNCTION guard_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_write('counted_by_triggers', format('%s: its counts follow from other rows', TG_TABLE_NAME));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER guard_new_counts BEFORE INSERT ON events FOR EACH ROW
  WHEN (NEW.places_confirmed <> 0 OR NEW.places_held <> 0) EXECUTE FUNCTION guard_counts();
--> statement-breakpoint
CREATE TRIGGER guard_counts BEFORE UPDATE OF places_confirmed, places_held ON events FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND (NEW.places_confirmed, NEW.places_held) IS DISTINCT FROM (OLD.places_confirmed, OLD.places_held))
  EXECUTE FUNCTION guard_counts();
--> statement-breakpoint
CREATE TRIGGER guard_new_counts BEFORE INSERT ON discount_codes FOR EACH ROW
  WHEN (NEW.usage_count <> 0 OR NEW.uses_held <> 0) EXECUTE FUNCTION guard_counts();
--> statement-breakpoint
CREATE TRIGGER guard_counts BEFORE UPDATE OF usage_count, uses_held ON discount_codes FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND (NEW.usage_count, NEW.uses_held) IS DISTINCT FROM (OLD.usage_count, OLD.uses_held))
  EXECUTE FUNCTION guard_counts();
--> statement-breakpoint
CREATE TRIGGER guard_counts BEFORE UPDATE OF refunded_cents ON payments FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND NEW.refunded_cents <> OLD.refunded_cents) EXECUTE FUNCTION guard_counts();
