-- Why: lists of events that have a word are read in the order of their start until there are enough, drafts too.
DROP INDEX "event_search_starts_at";--> statement-breakpoint
CREATE INDEX "event_search_starts_at" ON "event_search" USING btree ("starts_at","event_id");