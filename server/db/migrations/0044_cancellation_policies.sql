-- Why: travellers can cancel their own bookings by a policy that the booking keeps; what isn't refunded then stays on record (INV-5).
ALTER TABLE "bookings" ADD COLUMN "cancellation_policy" text DEFAULT 'final_sale' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "kept_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancellation_policy" text DEFAULT 'final_sale' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancellation_policy" CHECK ("bookings"."cancellation_policy" in ('final_sale', 'flexible', 'moderate', 'strict'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kept_cents" CHECK ("bookings"."kept_cents" between 0 and "bookings"."total_cents" and ("bookings"."kept_cents" = 0 or "bookings"."status" = 'cancelled'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_cancellation_policy" CHECK ("events"."cancellation_policy" in ('final_sale', 'flexible', 'moderate', 'strict'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := OLD.status || '/' || OLD.payment_status;
  becomes text := NEW.status || '/' || NEW.payment_status;
  -- What may still change once a booking has ended: people are forgotten (PRI-04), tiers go.
  erasable text[] := ARRAY['user_id', 'attendees', 'pricing_tier_id', 'updated_at'];
BEGIN
  IF (NEW.id, NEW.event_id, NEW.seats, NEW.total_amount, NEW.tier_type, NEW.adult_price_cents, NEW.child_price_cents,
      NEW.tickets_total_cents, NEW.discount_code_id, NEW.discount_cents, NEW.booking_fee_cents, NEW.hst_cents,
      NEW.total_cents, NEW.currency, NEW.cancellation_policy, NEW.booked_at)
    IS DISTINCT FROM
     (OLD.id, OLD.event_id, OLD.seats, OLD.total_amount, OLD.tier_type, OLD.adult_price_cents, OLD.child_price_cents,
      OLD.tickets_total_cents, OLD.discount_code_id, OLD.discount_cents, OLD.booking_fee_cents, OLD.hst_cents,
      OLD.total_cents, OLD.currency, OLD.cancellation_policy, OLD.booked_at) THEN
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
-- The event's page shows the policy, so a change of it drops visitors' answers, too.
CREATE OR REPLACE TRIGGER announce_event AFTER INSERT OR DELETE OR UPDATE OF title, slug, description, location, latitude, longitude, timezone,
  country, category_id, secondary_category_id1, secondary_category_id2, secondary_category_id3, secondary_category_id4, duration,
  capacity, minimum_age, check_in_opens_hours, child_carer, cancellation_policy, start_date, end_date, start_time, end_time, image_url,
  features, status, series_id, created_by, lowest_adult_price_cents ON events FOR EACH ROW EXECUTE FUNCTION announce_event();
