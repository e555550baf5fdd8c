import type { DisputeStatus } from '@ascendant/domain/payment/disputes';
import { declineSentence, type DeclineCode } from '@ascendant/domain/payment/test-cards';
import type { SandboxRefundRow } from '../../db/schema/sandbox';
import type { SandboxAccountRow, SandboxPayoutRow, SandboxTransferRow } from '../../db/schema/sandbox-accounts';
import type { MovementRow } from './balance.repository';
import type { StandingIntent, StoredCharge } from './ledger.repository';
import type { DisputeInCurrency } from './returns.repository';

/** The sandbox's rows as Stripe's API shows them, as far as we read them. Source: Stripe documentation, docs.stripe.com/api. */

/** @param isExpanded whether it has its latest charge in place of the charge's id */
export function intentObject(intent: StandingIntent, isExpanded = false) {
  const { lastCharge } = intent;
  const bank = `https://hooks.stripe.com/challenge/${intent.id}?client_secret=${intent.clientSecret}`;
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amountCents,
    amount_received: intent.amountReceivedCents,
    canceled_at: intent.canceledAt === null ? null : seconds(intent.canceledAt),
    client_secret: intent.clientSecret,
    created: seconds(intent.createdAt),
    currency: intent.currency,
    last_payment_error: errorOf(intent),
    latest_charge: lastCharge === null || !isExpanded ? (lastCharge?.id ?? null) : chargeObject(intent, lastCharge),
    livemode: false,
    metadata: intent.metadata,
    next_action:
      intent.status === 'requires_action' ? { type: 'redirect_to_url', redirect_to_url: { url: bank } } : null,
    status: intent.status,
  };
}

/** Declines that have a code of their own at Stripe; the others are `card_declined` with a decline code. */
const ownCodes: ReadonlySet<string> = new Set<DeclineCode>(['expired_card', 'incorrect_cvc', 'processing_error']);

/** The error of a declined card. */
export function cardError(code: string, message: string) {
  const type = 'card_error';
  if (code === 'authentication_failed') return { type, code: 'payment_intent_authentication_failure', message };
  return ownCodes.has(code)
    ? { type, code, message }
    : { type, code: 'card_declined', decline_code: reasonOf(code), message };
}

/** A challenge that fails makes no charge; the card is named with the error instead. */
function errorOf({ lastErrorCode: code, lastErrorMessage, lastCharge, challengeCard }: StandingIntent) {
  if (code === null) return null;
  const error = cardError(code, lastErrorMessage ?? code);
  return lastCharge?.failureCode === code
    ? { ...error, charge: lastCharge.id }
    : { ...error, payment_method: { card: visa(challengeCard ?? '0000') } };
}

export function chargeObject(intent: StandingIntent, charge: StoredCharge) {
  const { id, amountCents, status, failureCode } = charge;
  const reason = failureCode === null ? null : reasonOf(failureCode);
  const isPaid = status === 'succeeded';
  return {
    id,
    object: 'charge',
    amount: amountCents,
    amount_refunded: isPaid ? intent.refundedCents : 0,
    created: seconds(charge.createdAt),
    currency: intent.currency,
    disputed: isPaid && intent.isDisputed,
    failure_code: failureCode === null ? null : cardError(failureCode, '').code,
    failure_message: isPaid ? null : declineSentence((failureCode ?? 'card_declined') as DeclineCode),
    livemode: false,
    outcome: {
      reason,
      seller_message: reason === null ? 'Payment complete.' : `The bank returned the decline code ${reason}.`,
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: visa(charge.cardLast4) },
    status,
  };
}

/** Every test card is a Visa. */
function visa(last4: string) {
  return { brand: 'visa', last4 };
}

function reasonOf(code: string): string {
  return code === 'card_declined' ? 'generic_decline' : code;
}

export function refundObject(refund: SandboxRefundRow) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amountCents,
    created: seconds(refund.createdAt),
    ...(refund.failureReason === null ? {} : { failure_reason: refund.failureReason }),
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    status: refund.status,
  };
}

const disputeStatuses: Readonly<Partial<Record<DisputeStatus, string>>> = { closed: 'warning_closed' };

export function disputeObject(dispute: DisputeInCurrency) {
  const { evidence, evidenceAt, evidenceDueAt, status } = dispute;
  const inquiry = evidenceAt === null ? 'warning_needs_response' : 'warning_under_review';
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amountCents,
    created: seconds(dispute.createdAt),
    currency: dispute.currency,
    evidence_details: {
      due_by: evidenceDueAt === null ? null : seconds(evidenceDueAt),
      has_evidence: evidenceAt !== null,
      submission_count: evidenceAt === null ? 0 : 1,
    },
    livemode: false,
    metadata: evidence?.key === undefined ? {} : { evidence: evidence.key },
    payment_intent: dispute.intentId,
    reason: dispute.reason,
    status: status === 'inquiry' ? inquiry : (disputeStatuses[status] ?? status),
  };
}

const movementTypes: Readonly<Record<MovementRow['kind'], string>> = {
  payment: 'charge',
  refund: 'refund',
  refund_returned: 'refund_failure',
  dispute_withheld: 'adjustment',
  dispute_returned: 'adjustment',
  transfer: 'transfer',
  reversal: 'transfer_refund',
};

/** A movement of the balance. @param isExpanded whether it has what it's about in place of that one's id */
export function transactionObject(movement: MovementRow, isExpanded: boolean) {
  return {
    id: movement.id,
    object: 'balance_transaction',
    amount: movement.amountCents,
    created: seconds(movement.createdAt),
    currency: movement.currency,
    fee: movement.feeCents,
    net: movement.amountCents - movement.feeCents,
    source: isExpanded ? sourceOf(movement) : movement.sourceId,
    type: movementTypes[movement.kind],
  };
}

function sourceOf({ kind, sourceId: id, aboutId }: MovementRow) {
  switch (kind) {
    case 'payment':
      return { id, object: 'charge', payment_intent: aboutId };
    case 'refund':
    case 'refund_returned':
      // What's pending isn't in the balance.
      return { id, object: 'refund', payment_intent: aboutId, status: kind === 'refund' ? 'succeeded' : 'failed' };
    case 'dispute_withheld':
    case 'dispute_returned':
      return { id, object: 'dispute', payment_intent: aboutId };
    case 'transfer':
      return { id, object: 'transfer', destination: aboutId };
    case 'reversal':
      return { id, object: 'transfer_reversal', transfer: { object: 'transfer', destination: aboutId } };
  }
}

const transferStatuses: Readonly<Record<SandboxAccountRow['state'], string>> = {
  onboarding: 'restricted',
  verifying: 'pending',
  active: 'active',
  restricted: 'restricted',
};

/** What an account waits for from its owner, and by when. */
const wanted: Readonly<Partial<Record<SandboxAccountRow['state'], { reason: string; days: number | null }>>> = {
  onboarding: { reason: 'routine_onboarding', days: null },
  restricted: { reason: 'routine_verification', days: 30 },
};

/** An account of version 2. Source: Stripe documentation, docs.stripe.com/api/v2/core/accounts. */
export function accountObject({ id, state, createdAt }: SandboxAccountRow) {
  const asked = wanted[state];
  const time = asked?.days ? new Date(createdAt.getTime() + asked.days * 86_400_000).toISOString() : undefined;
  return {
    id,
    object: 'v2.core.account',
    closed: false,
    configuration: {
      recipient: { capabilities: { stripe_balance: { stripe_transfers: { status: transferStatuses[state] } } } },
    },
    requirements: {
      entries: asked ? [{ awaiting_action_from: 'user', requested_reasons: [{ code: asked.reason }] }] : [],
      summary: asked
        ? { minimum_deadline: { status: 'currently_due', ...(time === undefined ? {} : { time }) } }
        : null,
    },
  };
}

export function transferObject({ id, accountId, amountCents, currency, reference, createdAt }: SandboxTransferRow) {
  return {
    id,
    object: 'transfer',
    amount: amountCents,
    created: seconds(createdAt),
    currency,
    destination: accountId,
    transfer_group: reference,
  };
}

/** Ours is the last part of its reference: `reversal:{site}:{id}`. */
export function reversalObject({ id, amountCents, currency, reference, reverses, createdAt }: SandboxTransferRow) {
  return {
    id,
    object: 'transfer_reversal',
    amount: -amountCents,
    created: seconds(createdAt),
    currency,
    metadata: { reversal: reference.split(':').at(-1) ?? '' },
    transfer: reverses,
  };
}

export function payoutObject({ id, status, amountCents, currency, failureCode, createdAt }: SandboxPayoutRow) {
  return {
    id,
    object: 'payout',
    amount: amountCents,
    arrival_date: seconds(createdAt),
    created: seconds(createdAt),
    currency,
    failure_code: failureCode,
    status,
  };
}

function seconds(at: Date | string): number {
  return Math.floor(new Date(at).getTime() / 1000);
}
