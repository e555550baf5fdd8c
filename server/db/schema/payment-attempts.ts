import { attemptOutcomes } from '@ascendant/domain/payment/attempts';
import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf } from './columns';
import { payments } from './payments';

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
