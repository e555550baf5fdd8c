-- Why: travellers can cancel some of the people of a booking, whose seats are free again while the booking stays.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_kept_cents";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancelled_positions" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancelled_seats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancelled_seats" CHECK ("bookings"."cancelled_seats" = cardinality("bookings"."cancelled_positions") and "bookings"."cancelled_seats" < "bookings"."seats");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kept_cents" CHECK ("bookings"."kept_cents" between 0 and "bookings"."total_cents" and ("bookings"."kept_cents" = 0 or "bookings"."status" = 'cancelled' or "bookings"."cancelled_seats" > 0));