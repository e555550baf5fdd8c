-- Why: travellers follow hosts, and hear of their new dates.
CREATE TABLE "follows" (
	"user_id" integer NOT NULL,
	"host_id" integer NOT NULL,
	"told_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_user_id_host_id_pk" PRIMARY KEY("user_id","host_id")
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_only_if";--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_host_id" ON "follows" USING btree ("host_id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_only_if" CHECK ("mails"."only_if" in ('booking_is_confirmed', 'booking_is_awaiting_refund', 'booking_is_refunded', 'event_is_booked', 'host_is_followed', 'move_is_unanswered', 'offer_is_open'));