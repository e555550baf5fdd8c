import type { TimelineEntry } from '@ascendant/contract/lookup';
import { toWire } from '@ascendant/contract/money';
import { cents } from '@ascendant/domain/money';
import { paymentMoments, type PaymentMoment } from '@ascendant/domain/payment/timeline';
import type { PaymentAttemptRow, PaymentRow } from '../../../db/schema/payments';
import { cardOf } from './lookup.presenter';
import type { DisputeOfPayment, RefundOfPayment } from './payment-history.repository';

export interface PaymentFacts {
  readonly payment: PaymentRow;
  readonly attempts: readonly PaymentAttemptRow[];
  readonly refunds: readonly RefundOfPayment[];
  readonly disputes: readonly DisputeOfPayment[];
}

/** What happened to a payment, the oldest first; within a second in the order in which it can happen. */
export function timelineOf({ payment, attempts, refunds, disputes }: PaymentFacts): TimelineEntry[] {
  const entries = [
    entry(payment.createdAt, 'opened', { amountCents: payment.amountCents }),
    ...attempts.map((attempt) => attemptEntry(attempt, payment)),
    ...paidEntries(payment, attempts),
    ...cancelledEntries(payment),
    ...refunds.flatMap(refundEntries),
    ...disputes.flatMap(disputeEntries),
  ];
  return entries.toSorted(
    (one, other) =>
      secondOf(one) - secondOf(other) || paymentMoments.indexOf(one.moment) - paymentMoments.indexOf(other.moment),
  );
}

/** Providers tell the time in whole seconds. */
function secondOf({ at }: TimelineEntry): number {
  return Math.floor(Date.parse(at) / 1000);
}

interface Details extends Partial<Pick<TimelineEntry, 'reason' | 'explanation' | 'card' | 'by' | 'note'>> {
  readonly amountCents?: number;
}

function entry(at: Date, moment: PaymentMoment, { amountCents, ...details }: Details = {}): TimelineEntry {
  const amount = amountCents === undefined ? null : toWire(cents(amountCents));
  const none = { reason: null, explanation: null, card: null, by: null, note: null };
  return { at: at.toISOString(), moment, amount, ...none, ...details };
}

function attemptEntry(attempt: PaymentAttemptRow, { amountCents, receivedCents }: PaymentRow): TimelineEntry {
  const { outcome, declineCode, explanation, cardBrand, cardLast4, attemptedAt } = attempt;
  const card = cardOf(cardBrand, cardLast4);
  if (outcome === 'declined') return entry(attemptedAt, 'declined', { reason: declineCode, explanation, card });
  return entry(attemptedAt, 'paid', { amountCents: receivedCents ?? amountCents, card });
}

/** Payments from before attempts were stored: we know only that and when they went through, and why the last card was declined. */
function paidEntries(payment: PaymentRow, attempts: readonly PaymentAttemptRow[]): TimelineEntry[] {
  const { succeededAt, receivedCents, amountCents, lastErrorCode, checkedAt, createdAt } = payment;
  const has = (wanted: PaymentAttemptRow['outcome']) => attempts.some(({ outcome }) => outcome === wanted);
  return [
    ...(lastErrorCode !== null && !has('declined')
      ? [entry(succeededAt ?? checkedAt ?? createdAt, 'declined', { reason: lastErrorCode })]
      : []),
    ...(succeededAt !== null && !has('succeeded')
      ? [entry(succeededAt, 'paid', { amountCents: receivedCents ?? amountCents })]
      : []),
  ];
}

function cancelledEntries({ status, updatedAt }: PaymentRow): TimelineEntry[] {
  return status === 'canceled' ? [entry(updatedAt, 'cancelled')] : [];
}

function refundEntries(refund: RefundOfPayment): TimelineEntry[] {
  const { amountCents, reason, createdAt, succeededAt, failedAt, failureReason, closedAt, closeReason } = refund;
  return [
    entry(createdAt, 'refund_requested', { amountCents, reason, by: refund.requester }),
    ...(succeededAt === null ? [] : [entry(succeededAt, 'refund_made', { amountCents })]),
    ...(failedAt === null ? [] : [entry(failedAt, 'refund_failed', { amountCents, reason: failureReason })]),
    ...(closedAt === null
      ? []
      : [
          entry(closedAt, 'refund_closed', {
            amountCents,
            reason: closeReason,
            by: refund.closer,
            note: refund.closeNote,
          }),
        ]),
  ];
}

function disputeEntries(dispute: DisputeOfPayment): TimelineEntry[] {
  const { amountCents, reason, openedAt, evidenceAskedAt, closedAt, status, decision, decidedAt } = dispute;
  const end = ends[status];
  return [
    entry(openedAt, 'dispute_opened', { amountCents, reason }),
    ...(evidenceAskedAt === null ? [] : [entry(evidenceAskedAt, 'evidence_sent', { by: dispute.evidenceSender })]),
    ...(closedAt === null || end === undefined ? [] : [entry(closedAt, end, { amountCents })]),
    ...(decidedAt === null
      ? []
      : [
          entry(decidedAt, 'dispute_decided', {
            reason: decision,
            by: dispute.decider,
            note: dispute.decisionNote || null,
          }),
        ]),
  ];
}

const ends: Readonly<Partial<Record<DisputeOfPayment['status'], PaymentMoment>>> = {
  won: 'dispute_won',
  lost: 'dispute_lost',
  closed: 'dispute_closed',
};
