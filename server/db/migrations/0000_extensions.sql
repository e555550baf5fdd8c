-- Why: searching without accents and with typing errors, and local clock readings as instants, need these before any table.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- 'montreal' finds Montréal: accents go before English stemming.
CREATE TEXT SEARCH CONFIGURATION ascendant_search (COPY = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION ascendant_search
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
-- A day and a clock reading at a place, as an instant. Called immutable so that generated columns may use it: it changes only with
-- the zone database, and then `UPDATE events SET timezone = timezone` brings the columns up to date.
CREATE FUNCTION local_instant(day date, clock text, zone text) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (day + clock::time) AT TIME ZONE zone;
