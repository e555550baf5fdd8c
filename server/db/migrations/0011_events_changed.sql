-- Why: matching asks before every list which events have changed since it last looked.
CREATE INDEX "events_updated_at" ON "events" USING btree ("updated_at");
