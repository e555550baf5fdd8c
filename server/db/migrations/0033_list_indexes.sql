-- Why: lists read what they show, however many events there are: one index probe for each category's featured event, categories from an
-- index, how many events are published and which are full from tables of their own.
CREATE TABLE "full_events" (
	"event_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_totals" (
	"shard" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "full_events" ADD CONSTRAINT "full_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_published_end_date" ON "events" USING btree ("end_date") WHERE "events"."status" = 'published';--> statement-breakpoint
CREATE INDEX "events_published_featured" ON "events" USING btree ("category_id","duration" DESC NULLS FIRST,"starts_at","id") WHERE "events"."status" = 'published';--> statement-breakpoint
CREATE INDEX "events_published_categories" ON "events" USING gin ((array["category_id", "secondary_category_id1", "secondary_category_id2", "secondary_category_id3", "secondary_category_id4"])) WHERE "events"."status" = 'published';--> statement-breakpoint
INSERT INTO published_totals (shard, count) SELECT 0, count(*) FROM events WHERE status = 'published';
--> statement-breakpoint
INSERT INTO full_events (event_id) SELECT id FROM events WHERE seats_confirmed + seats_held >= capacity;
--> statement-breakpoint
CREATE FUNCTION count_published() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := (TG_OP <> 'DELETE' AND NEW.status = 'published')::integer - (TG_OP <> 'INSERT' AND OLD.status = 'published')::integer;
BEGIN
  IF step <> 0 THEN
    INSERT INTO published_totals AS total (shard, count) VALUES (pg_backend_pid() % 64, step)
    ON CONFLICT (shard) DO UPDATE SET count = total.count + step;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_published AFTER INSERT OR DELETE OR UPDATE OF status ON events
  FOR EACH ROW EXECUTE FUNCTION count_published();
--> statement-breakpoint
CREATE FUNCTION follow_full_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seats_confirmed + NEW.seats_held >= NEW.capacity THEN
    INSERT INTO full_events (event_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM full_events WHERE event_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_full_event AFTER UPDATE OF seats_confirmed, seats_held, capacity ON events FOR EACH ROW
  WHEN ((NEW.seats_confirmed + NEW.seats_held >= NEW.capacity) <> (OLD.seats_confirmed + OLD.seats_held >= OLD.capacity))
  EXECUTE FUNCTION follow_full_event();
