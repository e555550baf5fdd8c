-- Why: one click stops the reminders before events and the thank-yous after them.
ALTER TABLE "users" ADD COLUMN "event_emails" boolean DEFAULT true NOT NULL;