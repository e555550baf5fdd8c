-- Why: lists show a series once, so they count published series, not dates. Counted for the first time by event-series.repository.ts.
ALTER TABLE "published_totals" ADD COLUMN "series" integer;
