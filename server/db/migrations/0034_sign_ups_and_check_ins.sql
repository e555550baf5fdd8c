-- Why: several people can wait with the same pending username or email, and a code belongs to its browser; a job makes the code of a reset, so
-- that asking for one takes as long for every address; check-in opens a set time before the start and admissions can be undone; organizers
-- say who looks after children; and preferences that don't exist were stored ('funday', 'Nonsense'): those that name a word as screens show
-- it are respelled, others go.
DROP INDEX "temp_users_username_unique";--> statement-breakpoint
DROP INDEX "temp_users_email_unique";--> statement-breakpoint
DROP INDEX "check_ins_admitted_once";--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ALTER COLUMN "reset_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "is_early" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "check_in_opens_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "child_carer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "temp_users" ADD COLUMN "browser_token" text;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "temp_users_username" ON "temp_users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "temp_users_email" ON "temp_users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_admitted_once" ON "check_ins" USING btree ("ticket_id") WHERE "check_ins"."outcome" = 'admitted' and "check_ins"."undone_at" is null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_check_in_opens_hours" CHECK ("events"."check_in_opens_hours" between 1 and 8760);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_child_carer" CHECK (char_length("events"."child_carer") between 0 and 200);--> statement-breakpoint
UPDATE users SET preferred_event_types = ARRAY(
  SELECT type FROM unnest(preferred_event_types) WITH ORDINALITY AS preferred (type, place)
  WHERE type IN ('Music & Concerts', 'Art & Culture', 'Food & Drink', 'Sports & Fitness', 'Outdoor & Nature', 'Nightlife & Parties', 'Education & Workshops', 'Spiritual & Wellness', 'Networking & Business', 'Family & Kids', 'Gaming & Esports', 'Festivals & Seasonal Events', 'Adventure & Extreme', 'Romantic & Dating', 'Community & Volunteering')
  ORDER BY place) WHERE preferred_event_types <> '{}';
--> statement-breakpoint
UPDATE users SET preferred_days = ARRAY(
  SELECT lower(day) FROM unnest(preferred_days) WITH ORDINALITY AS preferred (day, place)
  WHERE lower(day) IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')
  GROUP BY lower(day) ORDER BY min(place)) WHERE preferred_days <> '{}';
--> statement-breakpoint
UPDATE users SET preferred_times = coalesce((
  SELECT jsonb_object_agg(lower(day), (
    SELECT coalesce(jsonb_agg(respelled ORDER BY place), '[]') FROM (
      SELECT replace(lower(period), ' ', '-') AS respelled, min(number) AS place
      FROM jsonb_array_elements_text(periods) WITH ORDINALITY AS listed (period, number) GROUP BY 1) AS words
    WHERE respelled IN ('early-morning', 'morning', 'noon', 'afternoon', 'evening', 'night', 'late-night')))
  FROM jsonb_each(preferred_times) AS preferred (day, periods)
  WHERE lower(day) IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday') AND jsonb_typeof(periods) = 'array'
), '{}') WHERE preferred_times <> '{}';
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_preferred_event_types" CHECK ("users"."preferred_event_types" <@ array['Music & Concerts', 'Art & Culture', 'Food & Drink', 'Sports & Fitness', 'Outdoor & Nature', 'Nightlife & Parties', 'Education & Workshops', 'Spiritual & Wellness', 'Networking & Business', 'Family & Kids', 'Gaming & Esports', 'Festivals & Seasonal Events', 'Adventure & Extreme', 'Romantic & Dating', 'Community & Volunteering']);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_preferred_days" CHECK ("users"."preferred_days" <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
