-- Why: where clocks were set back, a time of birth means one of two moments, and the person can say which.
ALTER TABLE "dependents" ADD COLUMN "time_of_birth_occurrence" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_of_birth_occurrence" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "dependents" ADD CONSTRAINT "dependents_time_of_birth_occurrence" CHECK ("dependents"."time_of_birth_occurrence" in ('first', 'second'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_time_of_birth_occurrence" CHECK ("users"."time_of_birth_occurrence" in ('first', 'second'));
