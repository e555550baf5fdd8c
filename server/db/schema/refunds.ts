import { refundStatuses } from '@ascendant/domain/payment/payment-fields';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, updatedAt } from './columns';
import { payments } from './payments';
import { users } from './users';

/** Refunds of a payment, numbered from 1. The key at the provider is `refund:{paymentId}:{number}` (T8). */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    number: integer('number').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** Code of the cause: `event_cancelled`, `no_seats`, `amount_mismatch`, `requested`, `by_traveller`, `at_provider`. */
    reason: text('reason').notNull(),
    status: text('status', { enum: refundStatuses }).notNull().default('pending'),
    providerRefundId: text('provider_refund_id'),
    lastError: text('last_error'),
    /** Who asked for it; null for the program. */
    requestedBy: integer('requested_by').references(() => users.id, { onDelete: 'set null' }),
    succeededAt: instant('succeeded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (refund) => [
    unique('refunds_number_unique').on(refund.paymentId, refund.number),
    unique('refunds_provider_refund_unique').on(refund.providerRefundId),
    index('refunds_pending')
      .on(refund.createdAt)
      .where(sql`${refund.status} = 'pending'`),
    check('refunds_status', oneOf(refund.status, refundStatuses)),
    check('refunds_amount_cents', sql`${refund.amountCents} > 0`),
    check('refunds_number', sql`${refund.number} >= 1`),
  ],
);

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefundRow = typeof refunds.$inferInsert;
