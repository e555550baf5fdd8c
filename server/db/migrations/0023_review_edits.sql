-- Why: readers see when an admin edited a review; admins search 100,000 of them, and cards show average ratings.
ALTER TABLE "reviews" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reviews_ratings" ON "reviews" USING btree ("event_id","rating") WHERE not "reviews"."is_junk";--> statement-breakpoint
CREATE INDEX "reviews_comment_trigram" ON "reviews" USING gin ("comment" gin_trgm_ops);