-- Why: a seat is capacity, a place is somewhere in the gazetteer: columns, constraints, functions and triggers say which they mean.
--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "places_confirmed" TO "seats_confirmed";
--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "places_held" TO "seats_held";
--> statement-breakpoint
ALTER TABLE "bookings" RENAME COLUMN "places" TO "seats";
--> statement-breakpoint
ALTER TABLE "holds" RENAME COLUMN "places" TO "seats";
--> statement-breakpoint
ALTER TABLE "waitlist_entries" RENAME COLUMN "places" TO "seats";
--> statement-breakpoint
ALTER TABLE "waitlist_offers" RENAME COLUMN "places" TO "seats";
--> statement-breakpoint
ALTER TABLE "events" RENAME CONSTRAINT "events_places" TO "events_seats";
--> statement-breakpoint
ALTER TABLE "bookings" RENAME CONSTRAINT "bookings_places" TO "bookings_seats";
--> statement-breakpoint
ALTER TABLE "holds" RENAME CONSTRAINT "holds_places" TO "holds_seats";
--> statement-breakpoint
ALTER TABLE "waitlist_entries" RENAME CONSTRAINT "waitlist_entries_places" TO "waitlist_entries_seats";
--> statement-breakpoint
ALTER TABLE "waitlist_offers" RENAME CONSTRAINT "waitlist_offers_places" TO "waitlist_offers_seats";
--> statement-breakpoint
ALTER FUNCTION count_places(integer, integer, integer) RENAME TO count_seats;
--> statement-breakpoint
ALTER FUNCTION prepare_taking_places() RENAME TO prepare_taking_seats;
--> statement-breakpoint
ALTER TRIGGER prepare_taking_places ON holds RENAME TO prepare_taking_seats;
--> statement-breakpoint
ALTER TRIGGER prepare_taking_places ON waitlist_offers RENAME TO prepare_taking_seats;
--> statement-breakpoint
ALTER TRIGGER prepare_taking_places ON bookings RENAME TO prepare_taking_seats;
--> statement-breakpoint
ALTER TRIGGER prepare_taking_places_new ON bookings RENAME TO prepare_taking_seats_new;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_seats(counted_event integer, confirmed integer, held integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF confirmed <> 0 OR held <> 0 THEN
    UPDATE events SET seats_confirmed = seats_confirmed + confirmed, seats_held = seats_held + held WHERE id = counted_event;
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.status = 'confirmed';
  becomes boolean := TG_OP <> 'DELETE' AND NEW.status = 'confirmed';
  step integer := becomes::integer - was::integer;
  subject bookings := coalesce(NEW, OLD);
BEGIN
  PERFORM count_seats(subject.event_id, step * subject.seats, 0);
  PERFORM count_uses(subject.discount_code_id, step, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_hold() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.status = 'active' AND OLD.lapsed_at IS NULL;
  becomes boolean := TG_OP <> 'DELETE' AND NEW.status = 'active' AND NEW.lapsed_at IS NULL;
  step integer := becomes::integer - was::integer;
  subject holds := coalesce(NEW, OLD);
BEGIN
  PERFORM count_seats(subject.event_id, 0, step * subject.seats);
  PERFORM count_uses(subject.discount_code_id, 0, step);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.status = 'open' AND OLD.lapsed_at IS NULL;
  becomes boolean := TG_OP <> 'DELETE' AND NEW.status = 'open' AND NEW.lapsed_at IS NULL;
  subject waitlist_offers := coalesce(NEW, OLD);
BEGIN
  PERFORM count_seats(subject.event_id, 0, (becomes::integer - was::integer) * subject.seats);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_offer() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := OLD.status || '/' || OLD.payment_status;
  becomes text := NEW.status || '/' || NEW.payment_status;
  -- What may still change once a booking has ended: people are forgotten (PRI-04), tiers go.
  erasable text[] := ARRAY['user_id', 'attendees', 'pricing_tier_id', 'updated_at'];
BEGIN
  IF (NEW.id, NEW.event_id, NEW.seats, NEW.total_amount, NEW.tier_type, NEW.adult_price_cents, NEW.child_price_cents,
      NEW.tickets_total_cents, NEW.discount_code_id, NEW.discount_cents, NEW.booking_fee_cents, NEW.hst_cents,
      NEW.total_cents, NEW.currency, NEW.booked_at)
    IS DISTINCT FROM
     (OLD.id, OLD.event_id, OLD.seats, OLD.total_amount, OLD.tier_type, OLD.adult_price_cents, OLD.child_price_cents,
      OLD.tickets_total_cents, OLD.discount_code_id, OLD.discount_cents, OLD.booking_fee_cents, OLD.hst_cents,
      OLD.total_cents, OLD.currency, OLD.booked_at) THEN
    PERFORM refuse_write('booking_snapshot', format('the quote of booking %s cannot change (MON-04)', OLD.id));
  END IF;
  IF (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id)
    OR (NEW.pricing_tier_id IS NOT NULL AND NEW.pricing_tier_id IS DISTINCT FROM OLD.pricing_tier_id) THEN
    PERFORM refuse_write('booking_snapshot', format('booking %s cannot pass to another person or tier', OLD.id));
  END IF;
  IF was = becomes THEN
    IF was IN ('cancelled/failed', 'cancelled/refunded', 'cancelled/completed')
      AND to_jsonb(NEW) - erasable IS DISTINCT FROM to_jsonb(OLD) - erasable THEN
      PERFORM refuse_write('booking_final', format('booking %s is %s and does not change', OLD.id, was));
    END IF;
    RETURN NEW;
  END IF;
  IF NOT booking_may_move(was, becomes) THEN
    PERFORM refuse_write('booking_transition', format('booking %s cannot go from %s to %s', OLD.id, was, becomes));
  END IF;
  IF OLD.status = 'pending' AND NEW.status <> 'pending'
    AND EXISTS (SELECT 1 FROM holds WHERE booking_id = OLD.id AND status = 'active') THEN
    PERFORM refuse_write('booking_hold_first', format('settle the hold of booking %s before the booking', OLD.id));
  END IF;
  IF NEW.status = 'confirmed' THEN
    NEW.confirmed_at := coalesce(NEW.confirmed_at, now());
    NEW.cancelled_at := NULL;
    NEW.cancel_reason := NULL;
  ELSIF NEW.status = 'cancelled' THEN
    NEW.cancelled_at := coalesce(NEW.cancelled_at, now());
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_new_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'active' OR NEW.lapsed_at IS NOT NULL OR NEW.settled_at IS NOT NULL THEN
    PERFORM refuse_write('hold_transition', 'a hold begins active');
  END IF;
  IF NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = NEW.booking_id AND b.status = 'pending' AND b.event_id = NEW.event_id
      AND b.seats = NEW.seats AND b.user_id IS NOT DISTINCT FROM NEW.user_id
      AND b.discount_code_id IS NOT DISTINCT FROM NEW.discount_code_id) THEN
    PERFORM refuse_write('hold_matches_booking', format('booking %s is not pending, or not what this hold is for', NEW.booking_id));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.booking_id, NEW.event_id, NEW.seats, NEW.discount_code_id)
    IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.event_id, OLD.seats, OLD.discount_code_id)
    OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
    PERFORM refuse_write('hold_snapshot', format('hold %s cannot become another hold', OLD.id));
  END IF;
  IF NEW.expires_at > OLD.expires_at THEN
    PERFORM refuse_write('hold_not_extended', format('hold %s cannot be made longer', OLD.id));
  END IF;
  IF NEW.lapsed_at IS DISTINCT FROM OLD.lapsed_at AND (OLD.lapsed_at IS NOT NULL OR NEW.expires_at > clock_timestamp()) THEN
    PERFORM refuse_write('hold_lapse', format('hold %s lapses once, when its time is over', OLD.id));
  END IF;
  IF OLD.status <> 'active' THEN
    IF to_jsonb(NEW) - 'user_id' IS DISTINCT FROM to_jsonb(OLD) - 'user_id' THEN
      PERFORM refuse_write('hold_transition', format('hold %s is %s and does not change', OLD.id, OLD.status));
    END IF;
  ELSIF NEW.status <> 'active' THEN
    IF NOT hold_may_move(OLD.status, NEW.status) THEN
      PERFORM refuse_write('hold_transition', format('hold %s cannot go from %s to %s', OLD.id, OLD.status, NEW.status));
    END IF;
    NEW.settled_at := coalesce(NEW.settled_at, now());
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The code of a refund's cause is stored on bookings that have ended and no longer change; only its spelling does.
ALTER TABLE "bookings" DISABLE TRIGGER guard_booking;
--> statement-breakpoint
UPDATE bookings SET cancel_reason = 'no_seats' WHERE cancel_reason = 'no_places';
--> statement-breakpoint
ALTER TABLE "bookings" ENABLE TRIGGER guard_booking;
--> statement-breakpoint
UPDATE refunds SET reason = 'no_seats' WHERE reason = 'no_places';
