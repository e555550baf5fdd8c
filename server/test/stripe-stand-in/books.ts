import {
  apiVersion,
  invalid,
  missing,
  newId,
  nowSeconds,
  type ChargeObject,
  type DisputeObject,
  type EventObject,
  type IntentObject,
  type RefundObject,
} from './objects';

/** The stand-in's data, in memory. Tests may read it, and change what a person at Stripe could. Changes in place. */
export interface Books {
  readonly intents: Map<string, IntentObject>;
  readonly charges: Map<string, ChargeObject>;
  readonly refunds: Map<string, RefundObject>;
  readonly disputes: Map<string, DisputeObject>;
  /** Oldest first. */
  readonly events: EventObject[];
  /** The result of refunds; a closed card refuses them. */
  refundStatus: RefundObject['status'];
}

export function newBooks(): Books {
  return {
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events: [],
    refundStatus: 'succeeded',
  };
}

export function intentOf(books: Books, id: string): IntentObject {
  const intent = books.intents.get(id);
  if (!intent) throw missing('payment_intent', id);
  return intent;
}

export function createIntent(
  books: Books,
  { amount, currency, metadata }: Pick<IntentObject, 'amount' | 'currency' | 'metadata'>,
): IntentObject {
  if (!Number.isSafeInteger(amount) || amount < 50)
    throw invalid('Amount must be at least 50 cents', 'amount_too_small');
  const id = newId('pi');
  const intent: IntentObject = {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    created: nowSeconds(),
    currency,
    livemode: false,
    metadata,
    status: 'requires_payment_method',
    last_payment_error: null,
    latest_charge: null,
    next_action: null,
    canceled_at: null,
  };
  books.intents.set(id, intent);
  tell(books, 'payment_intent.created', intent);
  return intent;
}

export function cancelIntent(books: Books, id: string): IntentObject {
  const intent = intentOf(books, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
    throw invalid(message, 'payment_intent_unexpected_state');
  }
  intent.status = 'canceled';
  intent.canceled_at = nowSeconds();
  intent.next_action = null;
  tell(books, 'payment_intent.canceled', intent);
  return intent;
}

/** @param amount everything not yet refunded by default */
export function createRefund(
  books: Books,
  { intentId, amount, metadata }: { intentId: string; amount?: number; metadata: Record<string, string> },
): RefundObject {
  const intent = intentOf(books, intentId);
  const charge = books.charges.get(intent.latest_charge ?? '');
  if (!charge?.paid) throw invalid('This PaymentIntent does not have a successful charge to refund.');
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalid('This charge has already been refunded.', 'charge_already_refunded');
  const wanted = amount ?? left;
  if (wanted > left) throw invalid(`Refund amount is greater than unrefunded amount on charge (${left}).`);
  const refund: RefundObject = {
    id: newId('re'),
    object: 'refund',
    amount: wanted,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    metadata,
    payment_intent: intentId,
    status: books.refundStatus,
  };
  books.refunds.set(refund.id, refund);
  tell(books, 'refund.created', refund);
  if (refund.status === 'failed') return refund;
  charge.amount_refunded += wanted;
  charge.refunded = charge.amount_refunded === charge.amount;
  tell(books, 'charge.refunded', charge);
  return refund;
}

/** The bank returns a pending refund, because the card was closed. */
export function failRefund(books: Books, id: string): void {
  const refund = books.refunds.get(id);
  const charge = books.charges.get(refund?.charge ?? '');
  if (!refund || !charge) throw missing('refund', id);
  refund.status = 'failed';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  tell(books, 'refund.failed', refund);
}

export function openDispute(books: Books, intentId: string): void {
  const charge = books.charges.get(intentOf(books, intentId).latest_charge ?? '');
  if (!charge) throw missing('charge', intentId);
  charge.disputed = true;
  const dispute: DisputeObject = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    payment_intent: intentId,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  books.disputes.set(dispute.id, dispute);
  tell(books, 'charge.dispute.created', dispute);
}

/** Records an event, with its object as it is now: later changes to the object don't change the event. */
export function tell(books: Books, type: string, subject: unknown): EventObject {
  const event: EventObject = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: nowSeconds(),
    data: { object: structuredClone(subject) },
    livemode: false,
    type,
  };
  books.events.push(event);
  return event;
}
