-- Clock times and instants, by the zone table that the program ships (docs/decisions/0090-one-zone-table.md).

CREATE OR REPLACE FUNCTION local_instant(day date, clock text, of_zone text)
  RETURNS timestamp with time zone
  LANGUAGE plpgsql
  STABLE PARALLEL SAFE
AS $$
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
COMMENT ON FUNCTION local_instant IS
  'A day and a clock time of a zone as an instant. A time that the clocks skip is read with the offset before the change; of a '
  'time that they show twice, the first counts. A zone that the table lacks follows PostgreSQL''s rules.';

CREATE OR REPLACE FUNCTION local_time(at timestamp with time zone, of_zone text)
  RETURNS timestamp without time zone
  LANGUAGE plpgsql
  STABLE PARALLEL SAFE
AS $$
DECLARE
  seconds integer;
BEGIN
  SELECT offset_seconds INTO seconds FROM zone_offsets WHERE zone = of_zone AND until > at ORDER BY until LIMIT 1;
  IF NOT FOUND THEN
    RETURN at AT TIME ZONE of_zone;
  END IF;
  RETURN at AT TIME ZONE 'UTC' + make_interval(secs => seconds);
END $$;
COMMENT ON FUNCTION local_time IS
  'What the clocks of a zone show at an instant. A zone that the table lacks follows PostgreSQL''s own rules.';
