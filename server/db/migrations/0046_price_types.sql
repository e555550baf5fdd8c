-- Why: what people can come as besides adult and child, and what the people of a booking come as on the dearer date that it moves to.
ALTER TABLE "booking_supplements" ADD COLUMN "price_types" jsonb;--> statement-breakpoint
ALTER TABLE "event_series" ADD COLUMN "price_types" jsonb DEFAULT '[]'::jsonb NOT NULL;