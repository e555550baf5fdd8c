-- Why: a booking that an organizer made says what they took and how, how to reach the guests, and what their team should know.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_paid_by";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "guest_phone_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "taken_cents" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "team_note" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_taken" CHECK (("bookings"."origin" = 'manual' or num_nonnulls("bookings"."guest_phone_sealed", "bookings"."taken_cents", "bookings"."team_note") = 0) and ("bookings"."taken_cents" >= 0 and ("bookings"."taken_cents" = 0 or "bookings"."paid_by" <> 'free')) is not false);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_paid_by" CHECK ("bookings"."paid_by" in ('cash', 'card', 'transfer', 'invoice', 'free'));