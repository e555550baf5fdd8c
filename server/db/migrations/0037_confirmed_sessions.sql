-- Why: sensitive calls ask again who it is, ten minutes after a session's person last proved it. A session that's open was proved when it began.
ALTER TABLE "auth_tokens" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "auth_tokens" SET "confirmed_at" = "created_at";
