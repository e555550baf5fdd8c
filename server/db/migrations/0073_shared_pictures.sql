-- Why: copies of an event refer to the same pictures, so that 52 dates with seven pictures store none. A picture stays while an event shows it.

ALTER TABLE "event_pictures" DROP CONSTRAINT "event_pictures_file";--> statement-breakpoint
CREATE INDEX "event_pictures_file" ON "event_pictures" USING btree ("file");--> statement-breakpoint
CREATE INDEX "events_image_url" ON "events" USING btree ("image_url") WHERE "events"."image_url" is not null;--> statement-breakpoint
ALTER TABLE "event_pictures" ADD CONSTRAINT "event_pictures_once" UNIQUE("event_id","file");
