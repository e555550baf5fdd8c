-- Why: an organization's events are found by whose they are, no longer by who made them. Built while the tables are in use.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "check_ins_gate_device_id" ON "check_ins" USING btree ("gate_device_id") WHERE "check_ins"."gate_device_id" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_organizer_days" ON "events" USING btree ("organizer_id","status","start_date","starts_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_organizer" ON "events" USING btree ("organizer_id","id","status");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_organizer_newest" ON "events" USING btree ("organizer_id","created_at","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_organizer_title" ON "events" USING btree ("organizer_id",lower("title"),"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_organizer_start" ON "events" USING btree ("organizer_id","starts_at","id","ends_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_own_days";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_own";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_own_newest";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_own_title";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_own_start";
