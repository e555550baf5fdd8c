import { enterDispute, enterRefund } from './balance';
import { newConnectBooks, type ConnectBooks } from './connect';
import {
  apiVersion,
  invalid,
  missing,
  newId,
  nowSeconds,
  type ChargeObject,
  type DisputeObject,
  type DisputeStatusAtStripe,
  type EventObject,
  type FileObject,
  type IntentObject,
  type RefundObject,
  type TransactionObject,
} from './objects';

/** The stand-in's data, in memory. Tests may read it, and change what a person at Stripe could. Changes in place. */
export interface Books {
  readonly intents: Map<string, IntentObject>;
  readonly charges: Map<string, ChargeObject>;
  readonly refunds: Map<string, RefundObject>;
  readonly disputes: Map<string, DisputeObject>;
  readonly files: Map<string, FileObject>;
  /** What changed the balance, oldest first. */
  readonly transactions: TransactionObject[];
  /** Connected accounts, and what's moved to them. */
  readonly connect: ConnectBooks;
  /** Oldest first. */
  readonly events: EventObject[];
  /** The result of refunds; a closed card refuses them. */
  refundStatus: RefundObject['status'];
  /** Intents whose card takes its time with refunds: they begin as pending. */
  readonly slowRefunds: Set<string>;
  /** The last four digits of the card that an intent was last tried with. */
  readonly triedCards: Map<string, string>;
}

export function newBooks(): Books {
  return {
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    files: new Map(),
    transactions: [],
    connect: newConnectBooks(),
    events: [],
    refundStatus: 'succeeded',
    slowRefunds: new Set(),
    triedCards: new Map(),
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
  if (disputesOf(books, intentId).some(blocksRefunds))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed');
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
    status: books.slowRefunds.has(intentId) ? 'pending' : books.refundStatus,
  };
  books.refunds.set(refund.id, refund);
  tell(books, 'refund.created', refund);
  if (refund.status === 'failed') return refund;
  enterRefund(books, refund, 'refund');
  charge.amount_refunded += wanted;
  charge.refunded = charge.amount_refunded === charge.amount;
  tell(books, 'charge.refunded', charge);
  return refund;
}

/** The bank returns a refund, pending or made, because the card was closed. */
export function failRefund(books: Books, id: string): void {
  const refund = books.refunds.get(id);
  const charge = books.charges.get(refund?.charge ?? '');
  if (!refund || !charge) throw missing('refund', id);
  if (refund.status === 'failed') throw invalid('This refund has failed already.');
  enterRefund(books, refund, 'refund_failure');
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  tell(books, 'refund.updated', refund);
  tell(books, 'charge.refund.updated', refund);
  tell(books, 'refund.failed', refund);
}

/** A pending refund is made. */
export function succeedRefund(books: Books, id: string): void {
  const refund = books.refunds.get(id);
  if (!refund) throw missing('refund', id);
  refund.status = 'succeeded';
  tell(books, 'refund.updated', refund);
}

const evidenceSeconds = 7 * 86_400;

/** @param isInquiry the bank only asks, and nothing is withheld */
export function openDispute(
  books: Books,
  intentId: string,
  { reason = 'fraudulent', isInquiry = false }: { reason?: string; isInquiry?: boolean } = {},
): DisputeObject {
  const charge = books.charges.get(intentOf(books, intentId).latest_charge ?? '');
  if (!charge) throw missing('charge', intentId);
  charge.disputed = true;
  const dispute: DisputeObject = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    evidence_details: {
      due_by: nowSeconds() + evidenceSeconds,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: isInquiry,
    metadata: {},
    livemode: false,
    payment_intent: intentId,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  books.disputes.set(dispute.id, dispute);
  if (!isInquiry) enterDispute(books, dispute, false);
  tell(books, 'charge.dispute.created', dispute);
  return dispute;
}

/** The bank's next step, or its decision. A charge stays `disputed` even if the dispute was won. */
export function moveDispute(books: Books, id: string, status: DisputeStatusAtStripe): void {
  const dispute = books.disputes.get(id);
  if (!dispute) throw missing('dispute', id);
  const [wasTaken, isTaken] = [takesMoney(dispute.status), takesMoney(status)];
  // A bank doesn't ask again for what was won.
  if (wasTaken !== isTaken && dispute.status !== 'won') enterDispute(books, dispute, wasTaken);
  dispute.status = status;
  dispute.is_charge_refundable = status.startsWith('warning_') || status === 'won';
  tell(books, 'charge.dispute.updated', dispute);
  if (status === 'won') tell(books, 'charge.dispute.funds_reinstated', dispute);
  if (['won', 'lost', 'warning_closed'].includes(status)) tell(books, 'charge.dispute.closed', dispute);
}

export function disputesOf(books: Books, intentId: string): readonly DisputeObject[] {
  return [...books.disputes.values()].filter((dispute) => dispute.payment_intent === intentId);
}

function blocksRefunds({ status }: DisputeObject): boolean {
  return takesMoney(status);
}

function takesMoney(status: DisputeStatusAtStripe): boolean {
  return status === 'needs_response' || status === 'under_review' || status === 'lost';
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
