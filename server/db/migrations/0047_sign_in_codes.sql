-- Why: the codes that people sign in with are kept beside those that reset a password, each for its purpose.
ALTER TABLE "password_reset_tokens" ADD COLUMN "purpose" text DEFAULT 'reset-password' NOT NULL;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_purpose" CHECK ("password_reset_tokens"."purpose" in ('reset-password', 'sign-in'));