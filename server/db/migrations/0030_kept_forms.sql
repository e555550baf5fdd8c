-- Why: the browser forgets everything at sign-out, so an unfinished event form is kept here until its owner comes back.
CREATE TABLE "kept_forms" (
	"user_id" integer NOT NULL,
	"form" text NOT NULL,
	"value" jsonb NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_forms_user_id_form_pk" PRIMARY KEY("user_id","form"),
	CONSTRAINT "kept_forms_form" CHECK ("kept_forms"."form" ~ '^event (new|[1-9][0-9]{0,9})$'),
	CONSTRAINT "kept_forms_value" CHECK (char_length("kept_forms"."value"::text) <= 80000)
);
--> statement-breakpoint
ALTER TABLE "kept_forms" ADD CONSTRAINT "kept_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_forms_created_at" ON "kept_forms" USING btree ("created_at");