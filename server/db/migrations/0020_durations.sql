-- Why: how long holds and offers last is said once, by the domain's constants, which the server writes with each row.
ALTER TABLE "holds" ALTER COLUMN "expires_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "waitlist_offers" ALTER COLUMN "expires_at" DROP DEFAULT;
