-- Why: the difference to a dearer date is paid by a supplement, a booking without people that has its own payment.
CREATE TABLE "booking_supplements" (
	"supplement_id" integer PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"from_event_id" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_supplements_other" CHECK ("booking_supplements"."supplement_id" <> "booking_supplements"."booking_id")
);
--> statement-breakpoint
ALTER TABLE "booking_moves" DROP CONSTRAINT "booking_moves_price";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_seats";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_cancelled_seats";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_kept_cents";--> statement-breakpoint
ALTER TABLE "booking_moves" ADD COLUMN "supplement_id" integer;--> statement-breakpoint
ALTER TABLE "booking_supplements" ADD CONSTRAINT "booking_supplements_supplement_id_bookings_id_fk" FOREIGN KEY ("supplement_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_supplements" ADD CONSTRAINT "booking_supplements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_supplements" ADD CONSTRAINT "booking_supplements_from_event_id_events_id_fk" FOREIGN KEY ("from_event_id") REFERENCES "public"."events"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_supplements_booking_id" ON "booking_supplements" USING btree ("booking_id","supplement_id");--> statement-breakpoint
CREATE INDEX "booking_supplements_from_event_id" ON "booking_supplements" USING btree ("from_event_id");--> statement-breakpoint
ALTER TABLE "booking_moves" ADD CONSTRAINT "booking_moves_supplement_id_booking_supplements_supplement_id_fk" FOREIGN KEY ("supplement_id") REFERENCES "public"."booking_supplements"("supplement_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_moves" ADD CONSTRAINT "booking_moves_supplement_unique" UNIQUE("supplement_id");--> statement-breakpoint
ALTER TABLE "booking_moves" ADD CONSTRAINT "booking_moves_price" CHECK ("booking_moves"."price_cents" >= 0 and ("booking_moves"."price_cents" > "booking_moves"."paid_cents") = ("booking_moves"."supplement_id" is not null));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_supplement" CHECK ("bookings"."seats" > 0 or ("bookings"."total_cents" > 0 and "bookings"."origin" = 'site' and "bookings"."discount_code_id" is null));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_seats" CHECK ("bookings"."seats" between 0 and 20);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancelled_seats" CHECK ("bookings"."cancelled_seats" = cardinality("bookings"."cancelled_positions") and "bookings"."cancelled_seats" < greatest("bookings"."seats", 1));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kept_cents" CHECK ("bookings"."kept_cents" between 0 and "bookings"."total_cents" and ("bookings"."kept_cents" = 0 or "bookings"."status" = 'cancelled' or "bookings"."cancelled_seats" > 0 or "bookings"."seats" = 0));
