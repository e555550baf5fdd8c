-- Why: a host's events are counted from the kept totals, and their lists are read along events_own_start.
DROP INDEX "events_published_host";