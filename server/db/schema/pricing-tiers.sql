-- The functions and triggers of `pricing_tiers` (pricing.ts beside this file).

CREATE OR REPLACE FUNCTION refresh_lowest_price(of_event integer)
  RETURNS void
  LANGUAGE sql
AS $$
  WITH sale AS (
    SELECT e.start_date, least(e.start_date, local_time(now(), e.timezone)::date) AS today FROM events e WHERE e.id = of_event
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
COMMENT ON FUNCTION refresh_lowest_price IS
  'Writes the price after ''From'' by the rule of tiersAhead and fromPrice of the domain: of the tiers that haven''t ended, up to '
  'the first that is on sale until the event starts; once all have ended, the last that was sold.';

CREATE OR REPLACE FUNCTION follow_tier_price()
  RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refresh_lowest_price(coalesce(NEW.event_id, OLD.event_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION follow_tier_price IS 'The price after ''From'' follows the event''s tiers.';

CREATE TRIGGER announce_tier AFTER INSERT OR DELETE OR UPDATE ON pricing_tiers
  FOR EACH ROW
  EXECUTE FUNCTION announce_part_of_event();
COMMENT ON TRIGGER announce_tier ON pricing_tiers IS 'Cached responses show prices.';

CREATE TRIGGER follow_tier_price AFTER INSERT OR DELETE OR UPDATE OF adult_price, valid_until ON pricing_tiers
  FOR EACH ROW
  EXECUTE FUNCTION follow_tier_price();
COMMENT ON TRIGGER follow_tier_price ON pricing_tiers IS 'The price after ''From''.';
