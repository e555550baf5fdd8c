-- Why: who's added to a booking once they're paid for, and what the organizer hears of it.
ALTER TABLE "booking_notices" DROP CONSTRAINT "booking_notices_kind";--> statement-breakpoint
ALTER TABLE "due_booking_emails" DROP CONSTRAINT "due_booking_emails_kind";--> statement-breakpoint
ALTER TABLE "booking_supplements" ADD COLUMN "people" jsonb;--> statement-breakpoint
ALTER TABLE "booking_notices" ADD CONSTRAINT "booking_notices_kind" CHECK ("booking_notices"."kind" in ('booked', 'people_added', 'people_cancelled', 'cancelled', 'moved'));--> statement-breakpoint
ALTER TABLE "due_booking_emails" ADD CONSTRAINT "due_booking_emails_kind" CHECK ("due_booking_emails"."kind" in ('booked', 'people_added', 'people_cancelled', 'cancelled', 'moved'));