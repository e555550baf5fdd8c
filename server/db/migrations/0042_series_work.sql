-- Why: guides and check-in links are given all dates of an event, with those to come.
CREATE TABLE "gate_device_series" (
	"device_id" integer NOT NULL,
	"series_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gate_device_series_device_id_series_id_pk" PRIMARY KEY("device_id","series_id")
);
--> statement-breakpoint
CREATE TABLE "series_guides" (
	"series_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "series_guides_user_id_series_id_pk" PRIMARY KEY("user_id","series_id")
);
--> statement-breakpoint
ALTER TABLE "gate_device_series" ADD CONSTRAINT "gate_device_series_device_id_gate_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."gate_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_device_series" ADD CONSTRAINT "gate_device_series_series_id_event_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_guides" ADD CONSTRAINT "series_guides_series_id_event_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."event_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_guides" ADD CONSTRAINT "series_guides_user_id_organization_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."organization_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gate_device_series_series_id" ON "gate_device_series" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "series_guides_series_id" ON "series_guides" USING btree ("series_id");