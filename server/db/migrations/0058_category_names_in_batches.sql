-- Why: a category's new name was written into the search rows of all its events in the transaction that renamed it, which took longer than
-- the 10 s that a statement has from about 15,000 events on. The job `renew_category_search` does it now, some hundred events at a time.
DROP TRIGGER follow_category_name ON categories;
--> statement-breakpoint
DROP FUNCTION follow_category_name();
