-- Why: T7: a payment of another amount goes back in full, also when more came than we asked for; refunds are bounded by what was received.
ALTER TABLE "payments" DROP CONSTRAINT "payments_refunded_cents";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_cents" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded_cents" CHECK ("payments"."refunded_cents" between 0 and coalesce("payments"."received_cents", "payments"."amount_cents"));