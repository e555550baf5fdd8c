-- Why: resellers and imports book guests without an account too, as organizers do.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_origin";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_manual";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_taken";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_origin" CHECK ("bookings"."origin" in ('site', 'manual', 'reseller', 'imported'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_manual" CHECK (("bookings"."origin" = 'manual') = ("bookings"."paid_by" is not null) and ("bookings"."origin" = 'site' or ("bookings"."total_cents" = 0 and "bookings"."user_id" is null)) and ("bookings"."guest_email" is null or "bookings"."origin" in ('manual', 'imported')));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_taken" CHECK (("bookings"."origin" in ('manual', 'imported') or num_nonnulls("bookings"."guest_phone_sealed", "bookings"."taken_cents", "bookings"."team_note") = 0) and ("bookings"."taken_cents" >= 0 and ("bookings"."taken_cents" = 0 or "bookings"."paid_by" <> 'free')) is not false);