-- Why: an organizer can start over with another account to be paid, and one that the provider no longer lets us read is held.
ALTER TABLE "payout_accounts" ADD COLUMN "lost_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "former_account_ids" text[] DEFAULT '{}' NOT NULL;