import { fromWire } from '@ascendant/contract/money';
import type { PaymentStatus } from '@ascendant/domain/booking/lifecycle';
import { lostToDispute, type StatusLabel } from '@ascendant/domain/booking/status-label';
import { formatDollars } from '@ascendant/domain/money';
import { declineReasonText } from '@ascendant/domain/payment/attempts';
import type { PaymentMoment } from '@ascendant/domain/payment/timeline';
import type { FoundPayment, PersonPage, TimelineEntry } from '../../data/lookup';

const paymentStates: Readonly<Record<PaymentStatus, StatusLabel>> = {
  creating: { text: 'Being opened', tone: 'fair' },
  requires_payment: { text: 'Unpaid', tone: 'fair' },
  requires_action: { text: 'Waiting for the bank’s challenge', tone: 'fair' },
  processing: { text: 'Processing', tone: 'fair' },
  succeeded: { text: 'Paid', tone: 'good' },
  refund_pending: { text: 'Refund on its way', tone: 'fair' },
  refunded: { text: 'Refunded', tone: 'plain' },
  refund_failed: { text: 'Refund failed', tone: 'poor' },
  refund_closed: { text: 'Refund closed', tone: 'plain' },
  charged_back: { text: 'Returned by the bank', tone: 'plain' },
  canceled: { text: 'Ended unpaid', tone: 'plain' },
};

const declined: StatusLabel = { text: 'Declined', tone: 'poor' };
const unpaid: ReadonlySet<PaymentStatus> = new Set(['requires_payment', 'requires_action', 'processing', 'canceled']);

/** The state of a payment in a word; unpaid after a declined card is 'Declined'. */
export function paymentStateLabel({
  status,
  lastDecline,
  isLost,
}: Pick<FoundPayment, 'status' | 'lastDecline' | 'isLost'>): StatusLabel {
  if (status === 'succeeded' && isLost) return lostToDispute;
  return lastDecline !== null && unpaid.has(status) ? declined : paymentStates[status];
}

/** 'Declined: Insufficient funds'; null if no card was. */
export function declineText({ lastDecline }: Pick<FoundPayment, 'lastDecline'>): string | null {
  return lastDecline === null ? null : `Declined: ${declineReasonText(lastDecline.code)}`;
}

/** 'Visa •••• 4242' */
export function cardText({ brand, last4 }: NonNullable<FoundPayment['card']>): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;
}

const moments: Readonly<Record<PaymentMoment, string>> = {
  opened: 'Checkout started',
  declined: 'Card declined',
  paid: 'Paid',
  cancelled: 'Ended unpaid',
  refund_requested: 'Refund requested',
  refund_made: 'Refund made',
  refund_failed: 'Refund failed',
  refund_closed: 'Refund closed',
  dispute_opened: 'Disputed by the bank',
  evidence_sent: 'Evidence sent to the bank',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
  dispute_closed: 'The bank’s inquiry closed',
  dispute_decided: 'Decided about the booking',
};

/** 'Card declined', 'Refund made, $20.00' */
export function momentText({ moment, amount }: TimelineEntry): string {
  return amount === null ? moments[moment] : `${moments[moment]}, ${formatDollars(fromWire(amount))}`;
}

/** Everything else that's known about it: why, with which card, by whom. */
export function momentDetails({ moment, reason, explanation, card, by, note }: TimelineEntry): readonly string[] {
  const why = reason === null ? null : moment === 'declined' ? declineReasonText(reason) : codeText(reason);
  return [
    why,
    explanation,
    card === null ? null : cardText(card),
    by === null ? null : `By @${by}`,
    note === null ? null : `“${note}”`,
  ].filter((detail) => detail !== null);
}

/** 'event_cancelled' becomes 'Event cancelled' */
export function codeText(code: string): string {
  const words = code.replaceAll('_', ' ').replaceAll('.', ': ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const mailStates: Readonly<Record<PersonPage['emails'][number]['state'], StatusLabel>> = {
  queued: { text: 'Queued', tone: 'fair' },
  sent: { text: 'Sent', tone: 'good' },
  withdrawn: { text: 'Withdrawn: no longer true', tone: 'plain' },
  dead: { text: 'Couldn’t be delivered', tone: 'poor' },
};

export function mailStateLabel(state: PersonPage['emails'][number]['state']): StatusLabel {
  return mailStates[state];
}
