import { cents } from '@ascendant/domain/money';
import type Stripe from 'stripe';
import type { ProviderAttempt } from '../payment-provider';

/** The latest attempt to pay an intent. @param charge its latest one, expanded; null before the first */
export function lastAttemptOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): ProviderAttempt | null {
  const error = intent.last_payment_error;
  if (error && !error.charge) return unchargedAttempt(intent, error);
  return charge === null ? null : toAttempt(charge);
}

export function toAttempt(charge: Stripe.Charge): ProviderAttempt {
  const isDeclined = charge.status === 'failed';
  const { card } = charge.payment_method_details ?? {};
  return {
    id: charge.id,
    amount: cents(charge.amount),
    outcome: isDeclined ? 'declined' : 'succeeded',
    declineCode: isDeclined ? (charge.outcome?.reason ?? charge.failure_code ?? 'card_declined') : null,
    explanation: isDeclined ? (charge.outcome?.seller_message ?? charge.failure_message) : null,
    card: card?.last4 ? { brand: card.brand ?? 'card', last4: card.last4 } : null,
    attemptedAt: new Date(charge.created * 1000),
  };
}

/** A failed challenge makes no charge, and Stripe doesn't say when it was. */
function unchargedAttempt(intent: Stripe.PaymentIntent, error: Stripe.PaymentIntent.LastPaymentError): ProviderAttempt {
  const code = error.decline_code ?? error.code ?? error.type;
  const card = error.payment_method?.card;
  return {
    id: `${intent.id}:${code}`,
    amount: cents(intent.amount),
    outcome: 'declined',
    declineCode: code,
    explanation: error.message ?? null,
    card: card?.last4 ? { brand: card.brand, last4: card.last4 } : null,
    attemptedAt: new Date(intent.created * 1000),
  };
}
