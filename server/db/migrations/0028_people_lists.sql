-- Why: admins search, sort and filter a hundred thousand users; and preferred times of users created by an admin were spelled as no
-- form reads them ('Evening' for 'evening').
-- Lower case, without accents and apostrophes. Called immutable for the index on it: it changes only with the dictionary.
CREATE FUNCTION search_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN translate(lower(public.unaccent('public.unaccent'::regdictionary, words)), '''’', '');
--> statement-breakpoint
CREATE INDEX "users_type" ON "users" USING btree ("user_type","created_at","id");--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree ("created_at","id") WHERE "users"."disabled";--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("last_name"),lower("first_name"),"id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search_text("first_name" || ' ' || "last_name" || ' ' || "username" || ' ' || "email") gin_trgm_ops);
--> statement-breakpoint
UPDATE users SET preferred_times = respelled.times FROM (
  SELECT id, jsonb_object_agg(day, (
    SELECT coalesce(jsonb_agg(CASE WHEN period IN ('Morning', 'Afternoon', 'Evening') THEN lower(period) ELSE period END), '[]')
    FROM jsonb_array_elements_text(periods) AS period)) AS times
  FROM users CROSS JOIN jsonb_each(preferred_times) AS preferred (day, periods)
  WHERE preferred_times::text ~ '"(Morning|Afternoon|Evening)"'
  GROUP BY id
) respelled WHERE users.id = respelled.id;
