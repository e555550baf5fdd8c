-- Why: from how many people in one booking on each of them pays less.
ALTER TABLE "event_series" ADD COLUMN "group_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;