-- Why: an email to someone else that names a person is found by the person when their account is erased, not by their name.
ALTER TABLE "mails" ADD COLUMN "about_user_id" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_about_user_id" ON "mails" USING btree ("about_user_id") WHERE "mails"."about_user_id" is not null;