-- Why: PRI-04: a deletion waits two weeks and can be called off, and is resumed wherever it was interrupted.
CREATE TABLE "account_deletions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"gives_up_bookings" boolean NOT NULL,
	"farewell_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"files_left" text[] DEFAULT '{}' NOT NULL,
	"mails_left" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_deletions_due_at" ON "account_deletions" USING btree ("due_at");