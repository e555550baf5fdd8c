-- Why: admins save views of the logs and of payments, too, and the names of actions in the audit log have a full stop.
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_list";--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_query";--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_list" CHECK ("saved_views"."list" in ('events', 'users', 'reviews', 'payments', 'audit_log', 'error_log'));--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_query" CHECK ("saved_views"."query" ~ '^[a-zA-Z]{2,20}=[a-zA-Z0-9._-]{1,40}(?:&[a-zA-Z]{2,20}=[a-zA-Z0-9._-]{1,40}){0,9}$');
