-- Why: what people can take along on the dates of an event, what a hold keeps of it, and how many of each are taken.
CREATE TABLE "extra_stock" (
	"event_id" integer NOT NULL,
	"name" text NOT NULL,
	"choice" text NOT NULL,
	"taken" integer NOT NULL,
	"most" integer,
	CONSTRAINT "extra_stock_event_id_name_choice_pk" PRIMARY KEY("event_id","name","choice"),
	CONSTRAINT "extra_stock_taken" CHECK ("extra_stock"."taken" >= 0),
	CONSTRAINT "extra_stock_limit" CHECK ("extra_stock"."taken" <= "extra_stock"."most")
);
--> statement-breakpoint
ALTER TABLE "event_series" ADD COLUMN "extras" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "extras" jsonb;--> statement-breakpoint
ALTER TABLE "extra_stock" ADD CONSTRAINT "extra_stock_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;