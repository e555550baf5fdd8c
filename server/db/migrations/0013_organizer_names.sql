-- Why: an event is hosted by Larch Valley Guides, not by the person who signed in for them.
ALTER TABLE "users" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_display_name" CHECK (char_length("users"."display_name") between 1 and 120);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_bio" CHECK (char_length("users"."bio") between 1 and 2000);