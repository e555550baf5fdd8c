-- Why: what differs between the provider's records and ours is a discrepancy; nothing but the name changes.
ALTER TABLE "payment_findings" RENAME TO "payment_discrepancies";--> statement-breakpoint
ALTER SEQUENCE "payment_findings_id_seq" RENAME TO "payment_discrepancies_id_seq";--> statement-breakpoint
ALTER TABLE "payment_discrepancies" RENAME CONSTRAINT "payment_findings_pkey" TO "payment_discrepancies_pkey";--> statement-breakpoint
ALTER TABLE "payment_discrepancies" RENAME CONSTRAINT "payment_findings_payment_id_payments_id_fk" TO "payment_discrepancies_payment_id_payments_id_fk";--> statement-breakpoint
ALTER TABLE "payment_discrepancies" RENAME CONSTRAINT "payment_findings_booking_id_bookings_id_fk" TO "payment_discrepancies_booking_id_bookings_id_fk";--> statement-breakpoint
ALTER TABLE "payment_discrepancies" RENAME CONSTRAINT "payment_findings_resolved_by_users_id_fk" TO "payment_discrepancies_resolved_by_users_id_fk";--> statement-breakpoint
ALTER INDEX "payment_findings_open_unique" RENAME TO "payment_discrepancies_open_unique";--> statement-breakpoint
ALTER INDEX "payment_findings_found_at" RENAME TO "payment_discrepancies_found_at";--> statement-breakpoint
ALTER INDEX "payment_findings_payment_id" RENAME TO "payment_discrepancies_payment_id";--> statement-breakpoint
ALTER INDEX "payment_findings_booking_id" RENAME TO "payment_discrepancies_booking_id";
