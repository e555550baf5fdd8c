-- Why: reports sum bookings and scores over all events; an index that holds what they sum spares them the rows.
DROP INDEX "user_event_matches_event_id";--> statement-breakpoint
CREATE INDEX "bookings_sold" ON "bookings" USING btree ("event_id","booked_at","total_amount","seats") WHERE "bookings"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "user_event_matches_event_id" ON "user_event_matches" USING btree ("event_id","model","match_score");