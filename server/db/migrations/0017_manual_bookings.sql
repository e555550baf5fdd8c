-- Why: organizers book seats for guests on the phone or at the gate, who pay them and have no account.
ALTER TABLE "bookings" ADD COLUMN "origin" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_origin" CHECK ("bookings"."origin" in ('site', 'manual'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_paid_by" CHECK ("bookings"."paid_by" in ('cash', 'invoice', 'free'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_manual" CHECK (("bookings"."origin" = 'manual') = ("bookings"."paid_by" is not null) and ("bookings"."origin" = 'site' or ("bookings"."total_cents" = 0 and "bookings"."user_id" is null)) and ("bookings"."guest_email" is null or "bookings"."origin" = 'manual'));
