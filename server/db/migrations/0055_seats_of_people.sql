-- Why: an infant on a lap has a ticket and takes no seat, so that seats are not people any longer.
ALTER TABLE "holds" DROP CONSTRAINT "holds_seats";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "seats_taken" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_seats_taken" CHECK ("bookings"."seats_taken" between 1 and 100000);--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_seats" CHECK ("holds"."seats" between 0 and 100000);