-- Why: what organizers are owed by event, and what accounts add up to, is read from an index alone. Built while the table is in use.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ledger_entries_owed_by_event" ON "ledger_entries" USING btree ("organizer_id","currency","event_id","account","amount_cents") WHERE "ledger_entries"."organizer_id" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ledger_entries_sums" ON "ledger_entries" USING btree ("account","currency","tax","organizer_id","amount_cents");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ledger_entries_organizer";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ledger_entries_owed";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ledger_entries_account";
