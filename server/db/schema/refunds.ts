import { refundCloseReasons, refundReasons, refundStatuses } from '@ascendant/domain/payment/payment-fields';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, updatedAt } from './columns';
import { payments } from './payments';
import { users } from './users';

/**
 * Refunds of a payment, numbered from 1. A refund that failed is repeated as another one. The key at the provider is `refund:{paymentId}:{number}` (T8).
 * Triggers: refunds.sql beside this file.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    number: integer('number').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason', { enum: refundReasons }).notNull(),
    status: text('status', { enum: refundStatuses }).notNull().default('pending'),
    providerRefundId: text('provider_refund_id'),
    lastError: text('last_error'),
    /** Who asked for it; null for the program. */
    requestedBy: integer('requested_by').references(() => users.id, { onDelete: 'set null' }),
    succeededAt: instant('succeeded_at'),
    failedAt: instant('failed_at'),
    /** Why it failed, by the provider's code: `expired_or_canceled_card`. */
    failureReason: text('failure_reason'),
    /** The number of the refund that repeats this one. */
    repeatedAs: integer('repeated_as'),
    closedAt: instant('closed_at'),
    /** `admin` with a note, or `dispute_lost`. */
    closeReason: text('close_reason', { enum: refundCloseReasons }),
    closedBy: integer('closed_by').references(() => users.id, { onDelete: 'set null' }),
    closeNote: text('close_note'),
    /** The admin paid the traveller some other way. */
    isPaidAnotherWay: boolean('is_paid_another_way').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (refund) => [
    unique('refunds_number_unique').on(refund.paymentId, refund.number),
    unique('refunds_provider_refund_unique').on(refund.providerRefundId),
    index('refunds_pending')
      .on(refund.createdAt)
      .where(sql`${refund.status} = 'pending'`),
    // What needs an admin, or a dispute's end.
    index('refunds_unmade')
      .on(refund.createdAt)
      .where(
        sql`${refund.status} = 'awaiting_dispute' or (${refund.status} = 'failed' and ${refund.repeatedAs} is null)`,
      ),
    check('refunds_status', oneOf(refund.status, refundStatuses)),
    check('refunds_close_reason', oneOf(refund.closeReason, refundCloseReasons)),
    check(
      'refunds_closed',
      sql`(${refund.status} = 'closed') = (${refund.closedAt} is not null) and (${refund.status} = 'closed') = (${refund.closeReason} is not null)`,
    ),
    check(
      'refunds_close_note',
      sql`${refund.closeReason} is distinct from 'admin' or char_length(${refund.closeNote}) between 1 and 500`,
    ),
    check('refunds_amount_cents', sql`${refund.amountCents} > 0`),
    check('refunds_number', sql`${refund.number} >= 1`),
  ],
);

export type RefundRow = typeof refunds.$inferSelect;
