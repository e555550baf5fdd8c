-- Why: people's shares follow the prices of the date that their booking moved to; money waits for the end that was sold; and a code can be for all dates of a series.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_kept_cents";--> statement-breakpoint
ALTER TABLE "booking_moves" ADD COLUMN "adult_price_cents" integer;--> statement-breakpoint
ALTER TABLE "booking_moves" ADD COLUMN "child_price_cents" integer;--> statement-breakpoint
ALTER TABLE "booking_moves" ADD COLUMN "party_price_cents" integer;--> statement-breakpoint
ALTER TABLE "booking_supplements" ADD COLUMN "adult_price_cents" integer;--> statement-breakpoint
ALTER TABLE "booking_supplements" ADD COLUMN "child_price_cents" integer;--> statement-breakpoint
ALTER TABLE "booking_supplements" ADD COLUMN "party_price_cents" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "sold_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "covers" text DEFAULT 'date' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sold_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kept_cents" CHECK ("bookings"."kept_cents" between 0 and "bookings"."total_cents");--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_covers" CHECK ("discount_codes"."covers" in ('series', 'date'));