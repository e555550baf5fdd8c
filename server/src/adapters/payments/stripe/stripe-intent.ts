import { cents, zeroCents } from '@ascendant/domain/money';
import type { DisputeStatus } from '@ascendant/domain/payment/disputes';
import type Stripe from 'stripe';
import type {
  IntentStatus,
  ProviderDispute,
  ProviderIntent,
  ProviderRefund,
  ProviderAttempt,
} from '../payment-provider';

const statuses: ReadonlyMap<string, IntentStatus> = new Map([
  ['requires_payment_method', 'requires_payment'],
  ['requires_confirmation', 'requires_payment'],
  ['requires_action', 'requires_action'],
  ['processing', 'processing'],
  ['requires_capture', 'processing'],
  ['succeeded', 'succeeded'],
  ['canceled', 'canceled'],
]);

/** Declines that are shown as a generic one, so that a thief learns nothing. Source: rule PAY-15. */
const plainDeclines = new Set(['lost_card', 'stolen_card', 'fraudulent']);
const plainDecline = 'Your card was declined.';

/** What to expand in every intent, so that it includes refunds and disputes. */
export const expandCharge = 'latest_charge';

export function toIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    // If Stripe adds a new status, wait.
    status: statuses.get(intent.status) ?? 'processing',
    amount: cents(intent.amount),
    amountReceived: cents(intent.amount_received),
    amountRefunded: charge ? cents(charge.amount_refunded) : zeroCents,
    isDisputed: charge?.disputed ?? false,
    currency: intent.currency,
    metadata: intent.metadata,
    lastError: toLastError(intent.last_payment_error),
    lastAttempt: lastAttemptOf(intent, charge),
    createdAt: new Date(intent.created * 1000),
  };
}

function toLastError(error: Stripe.PaymentIntent.LastPaymentError | null): ProviderIntent['lastError'] {
  if (!error) return null;
  const code = error.decline_code ?? error.code ?? error.type;
  return { code, message: plainDeclines.has(code) ? plainDecline : (error.message ?? plainDecline) };
}

export function toRefund(refund: Stripe.Refund): ProviderRefund {
  const number = Number(refund.metadata?.['number'] ?? Number.NaN);
  return {
    id: refund.id,
    intentId: idOf(refund.payment_intent),
    status: refundStatus(refund.status),
    failureReason: refund.failure_reason ?? null,
    amount: cents(refund.amount),
    number: Number.isSafeInteger(number) ? number : null,
  };
}

function refundStatus(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

const disputeStatuses: Readonly<Partial<Record<string, DisputeStatus>>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  won: 'won',
  lost: 'lost',
};

export function toDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { due_by: dueBy } = dispute.evidence_details;
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    // If Stripe adds a new status, the bank is still deciding.
    status: disputeStatuses[dispute.status] ?? 'under_review',
    reason: dispute.reason,
    amount: cents(dispute.amount),
    currency: dispute.currency,
    evidenceDueAt: typeof dueBy === 'number' && dueBy > 0 ? new Date(dueBy * 1000) : null,
    evidenceKey: dispute.metadata['evidence'] ?? null,
    openedAt: new Date(dispute.created * 1000),
  };
}

/** The id of an intent, expanded or not; empty without one. */
export function idOf(intent: string | Stripe.PaymentIntent | null): string {
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
}

/** The latest attempt to pay an intent. @param charge its latest one, expanded; null before the first */
function lastAttemptOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): ProviderAttempt | null {
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
