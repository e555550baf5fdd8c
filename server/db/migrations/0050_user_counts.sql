-- Why: lists of users count no further than a thousand beyond the page; the rare ones among very many are found by these.
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at","id") WHERE not "users"."email_verified";--> statement-breakpoint
CREATE INDEX "users_incomplete" ON "users" USING btree ("created_at","id") WHERE not "users"."profile_completed";