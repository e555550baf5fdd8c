-- Why: people book without an account; any number of them can have an address, also an account's.
DROP INDEX "users_email_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_guest_email" ON "users" USING btree (lower("email"),"id") WHERE "users"."guest";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email")) WHERE not "users"."guest";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_guest" CHECK (not "users"."guest" or "users"."user_type" = 'regular');