-- Why: what's sent in answer to a dispute, by whom and when.
ALTER TABLE "disputes" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_asked_by" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_error" text;--> statement-breakpoint
ALTER TABLE "sandbox"."disputes" ADD COLUMN "evidence_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_evidence_asked_by_users_id_fk" FOREIGN KEY ("evidence_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_evidence_sent" CHECK ("disputes"."evidence_sent_at" is null or "disputes"."evidence_asked_at" is not null);
