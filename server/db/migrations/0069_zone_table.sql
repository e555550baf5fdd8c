-- Why: clocks that change their rules are known to the zone table we ship before they're known to PostgreSQL's; one table decides what
-- clocks showed everywhere. The server fills it after the migrations and whenever its edition differs.
CREATE TABLE "zone_edition" (
	"edition" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "zone_offsets" (
	"zone" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"local_until" timestamp NOT NULL,
	"offset_seconds" integer NOT NULL,
	CONSTRAINT "zone_offsets_zone_until_pk" PRIMARY KEY("zone","until")
);
--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "starts_at" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "ends_at" DROP EXPRESSION;--> statement-breakpoint
CREATE INDEX "zone_offsets_local" ON "zone_offsets" USING btree ("zone","local_until");
--> statement-breakpoint
-- What the clocks of a zone show at an instant. A zone that the table lacks follows PostgreSQL's own rules.
CREATE FUNCTION local_time(at timestamptz, of_zone text) RETURNS timestamp
  LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  seconds integer;
BEGIN
  SELECT offset_seconds INTO seconds FROM zone_offsets WHERE zone = of_zone AND until > at ORDER BY until LIMIT 1;
  IF NOT FOUND THEN
    RETURN at AT TIME ZONE of_zone;
  END IF;
  RETURN at AT TIME ZONE 'UTC' + make_interval(secs => seconds);
END $$;
--> statement-breakpoint
-- The instant of a day and a clock reading: of a reading that occurs twice the first, and one that clocks skip moves forward.
DROP FUNCTION local_instant(date, text, text);
--> statement-breakpoint
CREATE FUNCTION local_instant(day date, clock text, of_zone text) RETURNS timestamptz
  LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  reading timestamp := day + clock::time;
  seconds integer;
BEGIN
  SELECT offset_seconds INTO seconds FROM zone_offsets
    WHERE zone = of_zone AND local_until > reading ORDER BY local_until LIMIT 1;
  IF NOT FOUND THEN
    RETURN reading AT TIME ZONE of_zone;
  END IF;
  RETURN (reading - make_interval(secs => seconds)) AT TIME ZONE 'UTC';
END $$;
--> statement-breakpoint
-- Generated columns may only depend on their row, and a backup would be restored before the table is filled.
CREATE FUNCTION set_event_instants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.starts_at := local_instant(NEW.start_date, NEW.start_time, NEW.timezone);
  NEW.ends_at := local_instant(NEW.end_date, NEW.end_time, NEW.timezone);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER set_event_instants
  BEFORE INSERT OR UPDATE OF start_date, start_time, end_date, end_time, timezone, starts_at, ends_at ON events
  FOR EACH ROW EXECUTE FUNCTION set_event_instants();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_lowest_price(of_event integer) RETURNS void LANGUAGE sql AS $$
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
