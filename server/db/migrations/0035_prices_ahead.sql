-- Why: 'From $X' names the lowest price that can still be booked, and lists filter and sort by it; it was that of any tier, ended or not.
ALTER TABLE "events" ADD COLUMN "lowest_price_until" date;--> statement-breakpoint
CREATE INDEX "events_published_price_until" ON "events" USING btree ("lowest_price_until") WHERE "events"."status" = 'published' and "events"."lowest_price_until" is not null;
--> statement-breakpoint
-- The same rule as tiersAhead and fromPrice of the domain: the tiers that haven't ended, up to the first that is on sale until the event
-- starts; once all have ended, the last that was sold.
CREATE FUNCTION refresh_lowest_price(of_event integer) RETURNS void LANGUAGE sql AS $$
  WITH sale AS (
    SELECT e.start_date, least(e.start_date, (now() AT TIME ZONE e.timezone)::date) AS today FROM events e WHERE e.id = of_event
  ), sold AS (
    SELECT t.adult_price, t.valid_until,
      array_position(ARRAY['early_bird', 'regular', 'last_minute'], t.tier_type) AS turn,
      CASE t.tier_type
        WHEN 'early_bird' THEN coalesce(t.valid_until >= sale.today, false)
        WHEN 'regular' THEN coalesce(t.valid_until >= sale.today, true)
        ELSE true
      END AS is_on,
      coalesce(t.valid_until >= sale.start_date, true) AS is_last
    FROM pricing_tiers t CROSS JOIN sale WHERE t.event_id = of_event
  ), ahead AS (
    SELECT * FROM sold WHERE is_on
      AND NOT EXISTS (SELECT FROM sold before WHERE before.is_on AND before.is_last AND before.turn < sold.turn)
  ), named AS (
    SELECT adult_price FROM ahead
    UNION ALL
    SELECT adult_price FROM sold WHERE NOT EXISTS (SELECT FROM ahead) AND turn = (SELECT max(turn) FROM sold)
  )
  UPDATE events SET
    lowest_adult_price_cents = coalesce((SELECT round(min(adult_price) * 100)::integer FROM named WHERE adult_price > 0), 0),
    lowest_price_until = (SELECT min(ahead.valid_until) FROM ahead, sale WHERE ahead.valid_until < sale.start_date),
    updated_at = now()
  WHERE id = of_event
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_tier_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_lowest_price(coalesce(NEW.event_id, OLD.event_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER follow_tier_price ON pricing_tiers;
--> statement-breakpoint
CREATE TRIGGER follow_tier_price AFTER INSERT OR UPDATE OF adult_price, valid_until OR DELETE ON pricing_tiers
  FOR EACH ROW EXECUTE FUNCTION follow_tier_price();
--> statement-breakpoint
CREATE FUNCTION follow_sale_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_lowest_price(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_sale_days AFTER UPDATE OF start_date, timezone ON events FOR EACH ROW
  WHEN (NEW.start_date <> OLD.start_date OR NEW.timezone <> OLD.timezone) EXECUTE FUNCTION follow_sale_days();
--> statement-breakpoint
SELECT refresh_lowest_price(id) FROM events;
