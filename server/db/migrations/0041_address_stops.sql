-- Why: someone without an account can stop emails from an organizer whom they don't know.
CREATE TABLE "address_stops" (
	"address_hash" text NOT NULL,
	"organizer_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_stops_address_hash_organizer_id_pk" PRIMARY KEY("address_hash","organizer_id")
);
--> statement-breakpoint
ALTER TABLE "address_stops" ADD CONSTRAINT "address_stops_organizer_id_users_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_stops_organizer_id" ON "address_stops" USING btree ("organizer_id");