-- Why: lists of organizers and admins sorted every event for one page; each order is read along an index now.
CREATE INDEX "events_newest" ON "events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "events_own_newest" ON "events" USING btree ("created_by","created_at","id");--> statement-breakpoint
CREATE INDEX "events_title" ON "events" USING btree (lower("title"),"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_own_title" ON "events" USING btree ("created_by",lower("title"),"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("starts_at","id","ends_at");--> statement-breakpoint
CREATE INDEX "events_own_start" ON "events" USING btree ("created_by","starts_at","id","ends_at");--> statement-breakpoint
CREATE INDEX "events_waiting" ON "events" USING btree ("review_requested_at","starts_at","id" DESC NULLS FIRST) WHERE "events"."status" = 'pending_approval';--> statement-breakpoint
CREATE INDEX "events_length" ON "events" USING btree (("ends_at" - "starts_at"));