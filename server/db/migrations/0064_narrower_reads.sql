-- Why: events for a discount code are read in the order of their start until there are enough that have the word: 2,700 rows for 'walk'
-- with a million events, each on a page of its own. With the words in the index, that's 54 pages of the index. And which of the events with
-- reviews are an organizer's was read from the events, all of them up to the last that has one.
DROP INDEX "event_search_starts_at";--> statement-breakpoint
CREATE INDEX "events_own" ON "events" USING btree ("created_by","id","status");--> statement-breakpoint
CREATE INDEX "event_search_starts_at" ON "event_search" USING btree ("starts_at","event_id","words");