import type { StatusLabel } from '@ascendant/domain/booking/status-label';
import type { Dispute, UnmadeRefund } from '../../data/refunds-and-disputes';

const refundStates: Readonly<Record<UnmadeRefund['status'], StatusLabel>> = {
  failed: { text: 'Failed', tone: 'poor' },
  awaiting_dispute: { text: 'Waiting for a dispute', tone: 'fair' },
};

export function refundStateLabel(status: UnmadeRefund['status']): StatusLabel {
  return refundStates[status];
}

/** 'expired_or_canceled_card' becomes 'Expired or canceled card' */
export function codeText(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a dispute means for its booking now. */
export function bookingText({ status, bookingStatus, decision, needsDecision }: Dispute): string {
  if (needsDecision) return 'Tickets stay valid until you decide';
  if (bookingStatus === 'cancelled') return 'Cancelled';
  return status === 'lost' && decision === 'keep' ? 'Kept, tickets valid' : 'Tickets valid';
}
