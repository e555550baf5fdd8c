import { paymentStatuses } from '@ascendant/domain/booking/lifecycle';
import { attemptOutcomes } from '@ascendant/domain/payment/attempts';
import { discrepancyKinds } from '@ascendant/domain/payment/discrepancies';
import { paymentProviders } from '@ascendant/domain/payment/payment-fields';
import { chargeCurrencies } from '@ascendant/domain/pricing/currency';
import { maxTotalCents } from '@ascendant/domain/pricing/rates';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  jsonb,
  uniqueIndex,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { createdAt, id, instant, oneOf, updatedAt } from './columns';
import { holds } from './holds';
import { users } from './users';

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

/**
 * Attempts to charge a card for a payment, as the provider tells us: each once, with why it was declined. The brand and the last four digits
 * of the card go with the account (rule PRI-04); the rest is kept as long as the payment.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The provider's charge; if there's none, because the bank's challenge failed, the intent with the code. */
    providerAttemptId: text('provider_attempt_id').notNull(),
    /** What the card was to be charged. */
    amountCents: integer('amount_cents').notNull(),
    outcome: text('outcome', { enum: attemptOutcomes }).notNull(),
    /** Why it was declined, by the provider's code: `insufficient_funds`. Null unless it was. */
    declineCode: text('decline_code'),
    /** What the provider says about it to us, in a sentence; travellers read another one (rule PAY-15). */
    explanation: text('explanation'),
    cardBrand: text('card_brand'),
    cardLast4: char('card_last4', { length: 4 }),
    /** By the provider's clock. */
    attemptedAt: instant('attempted_at').notNull(),
    createdAt: createdAt(),
  },
  (attempt) => [
    unique('payment_attempts_provider_attempt_unique').on(attempt.paymentId, attempt.providerAttemptId),
    index('payment_attempts_amount_cents').on(attempt.amountCents, attempt.paymentId),
    index('payment_attempts_card_last4').on(attempt.cardLast4, attempt.paymentId),
    index('payment_attempts_provider_attempt_id').on(attempt.providerAttemptId),
    check('payment_attempts_outcome', oneOf(attempt.outcome, attemptOutcomes)),
    check(
      'payment_attempts_decline_code',
      sql`(${attempt.outcome} = 'declined') = (${attempt.declineCode} is not null)`,
    ),
    check('payment_attempts_card_last4', sql`${attempt.cardLast4} ~ '^[0-9]{4}$'`),
  ],
);

export type PaymentAttemptRow = typeof paymentAttempts.$inferSelect;

/** Differences between the provider's books and ours (rule PAY-10). Admins see the open ones; the health check expects none. */
export const paymentDiscrepancies = pgTable(
  'payment_discrepancies',
  {
    id: id(),
    kind: text('kind', { enum: discrepancyKinds }).notNull(),
    /** The object it's about, at the provider or here. It has at most one open discrepancy of each kind. */
    subject: text('subject').notNull(),
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'restrict' }),
    details: jsonb('details').$type<Record<string, string | number | null>>().notNull().default({}),
    foundAt: instant('found_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    resolvedAt: instant('resolved_at'),
    /** Null if it resolved itself. */
    resolvedBy: integer('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (discrepancy) => [
    uniqueIndex('payment_discrepancies_open_unique')
      .on(discrepancy.kind, discrepancy.subject)
      .where(sql`${discrepancy.resolvedAt} is null`),
    index('payment_discrepancies_found_at').on(discrepancy.foundAt, discrepancy.id),
    index('payment_discrepancies_payment_id').on(discrepancy.paymentId),
    index('payment_discrepancies_booking_id').on(discrepancy.bookingId),
  ],
);

export type PaymentDiscrepancyRow = typeof paymentDiscrepancies.$inferSelect;

export const providerEventStates = ['pending', 'done', 'ignored'] as const;

/**
 * Webhooks that arrived, each stored once, for two years (rules PAY-06, PAY-07). `pending` ones are about an intent we don't know yet and
 * are tried again for 24 h (rule PAY-05).
 */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider', { enum: paymentProviders }).notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    /** The intent, charge, refund or dispute it's about. */
    objectId: text('object_id'),
    /** Only what we need to find our rows: ids and our metadata. We read the object itself from the provider again. */
    hint: jsonb('hint').$type<Record<string, string>>().notNull().default({}),
    state: text('state', { enum: providerEventStates }).notNull().default('done'),
    tries: integer('tries').notNull().default(0),
    /** By the provider's clock. */
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
  },
  (event) => [
    primaryKey({ columns: [event.provider, event.id] }),
    index('provider_events_received_at').on(event.receivedAt),
    index('provider_events_object_id').on(event.objectId),
    index('provider_events_pending')
      .on(event.receivedAt)
      .where(sql`${event.state} = 'pending'`),
    check('provider_events_provider', oneOf(event.provider, paymentProviders)),
    check('provider_events_state', oneOf(event.state, providerEventStates)),
  ],
);

export type ProviderEventRow = typeof providerEvents.$inferSelect;
