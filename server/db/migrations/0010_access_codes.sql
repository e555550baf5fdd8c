-- Why: a code opens one event; the index is built while events are written.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "events_access_code_unique" ON "events" USING btree ("access_code") WHERE "events"."access_code" is not null;
