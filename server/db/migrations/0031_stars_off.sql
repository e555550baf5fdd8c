-- Why: PRE-08: people can leave everything astrological out.
ALTER TABLE "users" ADD COLUMN "stars_off" boolean DEFAULT false NOT NULL;
