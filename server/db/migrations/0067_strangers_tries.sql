-- Why: a stranger who tries codes mustn't use up the tries of the browser that asked for one.
ALTER TABLE "password_reset_tokens" ADD COLUMN "stranger_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD COLUMN "browser_token" text;--> statement-breakpoint
ALTER TABLE "temp_users" ADD COLUMN "stranger_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_stranger_tries" CHECK ("password_reset_tokens"."stranger_tries" >= 0);--> statement-breakpoint
ALTER TABLE "temp_users" ADD CONSTRAINT "temp_users_stranger_tries" CHECK ("temp_users"."stranger_tries" >= 0);