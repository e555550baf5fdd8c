-- Why: a discount code can be borne by the site, which pays the organizer the difference; the ledger has an account for it, and a cause for tax that names its organizer later.
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_cause";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "site_discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "borne_by" text DEFAULT 'organizer' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_site_discount" CHECK ("bookings"."site_discount_cents" in (0, "bookings"."discount_cents"));--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_borne_by" CHECK ("discount_codes"."borne_by" in ('organizer', 'site'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('provider', 'organizer', 'fees', 'tax', 'provider_fees', 'disputes', 'refunds_due', 'unclaimed', 'paid_elsewhere', 'losses', 'unassigned', 'paid_out', 'adjustments', 'discounts'));--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_cause" CHECK ("ledger_postings"."cause" in ('payment', 'refund_requested', 'refund_made', 'refund_returned', 'refund_replaced', 'refund_closed', 'dispute_opened', 'dispute_won', 'dispute_lost', 'dispute_reopened', 'provider_fee', 'transfer', 'transfer_reversed', 'adjustment', 'discount', 'tax_assigned'));