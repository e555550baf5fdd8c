import { paymentStatuses } from '@ascendant/domain/booking/lifecycle';
import { paymentProviders } from '@ascendant/domain/payment/payment-fields';
import { chargeCurrencies } from '@ascendant/domain/pricing/currency';
import { maxTotalCents } from '@ascendant/domain/pricing/rates';
import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { createdAt, id, instant, oneOf, updatedAt } from './columns';
import { holds } from './holds';

/**
 * Our record of a payment intent, one per booking. Its key at the provider is `hold:{holdId}`.
 * Triggers: payments.sql beside this file.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    holdId: integer('hold_id')
      .notNull()
      .references(() => holds.id, { onDelete: 'restrict' }),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    /** Null until the provider answers (T2). */
    intentId: text('intent_id'),
    clientSecret: text('client_secret'),
    status: text('status', { enum: paymentStatuses }).notNull().default('creating'),
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3, enum: chargeCurrencies }).notNull().default('usd'),
    /** What the provider received: null before that, and for payments older than the column. If it differs from the amount, the booking is refunded. */
    receivedCents: integer('received_cents'),
    /** The sum of refunds requested or made, kept by a trigger on refunds. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The provider's code and message for the last decline. */
    lastErrorCode: text('last_error_code'),
    lastErrorMessage: text('last_error_message'),
    /** Declined cards that we know of; each counts once towards the limit on card testing. */
    declines: integer('declines').notNull().default(0),
    /** The payer's IP address, hashed as for rate limits, for the same limit; null once the payment is final. */
    payerAddress: text('payer_address'),
    /** The bank is deciding a dispute, so nothing can be refunded; kept by a trigger on disputes, as are the next two. */
    disputed: boolean('disputed').notNull().default(false),
    /** The bank's reason for the latest dispute, in the provider's words. */
    disputeReason: text('dispute_reason'),
    /** What the bank took in lost disputes. */
    lostCents: integer('lost_cents').notNull().default(0),
    /** When we last asked the provider (rule PAY-10). */
    checkedAt: instant('checked_at'),
    succeededAt: instant('succeeded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (payment) => [
    unique('payments_booking_unique').on(payment.bookingId),
    unique('payments_hold_unique').on(payment.holdId),
    unique('payments_intent_unique').on(payment.provider, payment.intentId),
    index('payments_open')
      .on(payment.checkedAt, payment.id)
      .where(sql`${payment.status} not in ('succeeded', 'refunded', 'canceled')`),
    index('payments_created_at').on(payment.createdAt),
    check('payments_provider', oneOf(payment.provider, paymentProviders)),
    check('payments_status', oneOf(payment.status, paymentStatuses)),
    check('payments_currency', oneOf(payment.currency, chargeCurrencies)),
    check('payments_amount_cents', sql`${payment.amountCents} between 1 and ${sql.raw(String(maxTotalCents))}`),
    check(
      'payments_refunded_cents',
      sql`${payment.refundedCents} between 0 and coalesce(${payment.receivedCents}, ${payment.amountCents})`,
    ),
    check('payments_lost_cents', sql`${payment.lostCents} >= 0`),
    check(
      'payments_intent',
      sql`${payment.status} in ('creating', 'canceled') or (${payment.intentId} is not null and ${payment.clientSecret} is not null)`,
    ),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;
export type NewPaymentRow = typeof payments.$inferInsert;
