import type { StatusLabel } from '../booking/status-label';

/**
 * Where a dispute is. Source: rule PAY-21.
 * - `inquiry`: the bank only asks; nothing is taken, and refunds are possible
 * - `needs_response`: the money is withheld, and evidence can be sent until the deadline
 * - `under_review`: the bank decides on the evidence
 * - `won`: the money is ours again
 * - `lost`: the money is the traveller's again
 * - `closed`: an inquiry that ended without a dispute
 */
export const disputeStatuses = ['inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** The statuses in which the provider refuses refunds until the bank has decided. */
export const withholdingStatuses = ['needs_response', 'under_review'] as const satisfies readonly DisputeStatus[];

/** What an admin decides about the booking of a lost dispute: it stays valid (the default until then), or it ends. */
export const disputeDecisions = ['keep', 'end'] as const;
export type DisputeDecision = (typeof disputeDecisions)[number];

export function isWithholding(status: DisputeStatus): boolean {
  return (withholdingStatuses as readonly DisputeStatus[]).includes(status);
}

export function isDisputeOpen(status: DisputeStatus): boolean {
  return status === 'inquiry' || isWithholding(status);
}

/** What a call about a dispute that isn't there is refused with. */
export const disputeNotFound = 'We couldn’t find that dispute.';

/** What a refund that can't be made until the bank has decided is refused with. */
export const disputedRefusal =
  'The bank is deciding a dispute about this payment, so it can’t be refunded until that’s over.';

const disputeStates: Readonly<Record<DisputeStatus, StatusLabel>> = {
  inquiry: { text: 'Inquiry', tone: 'fair' },
  needs_response: { text: 'Needs a response', tone: 'poor' },
  under_review: { text: 'Under review', tone: 'fair' },
  won: { text: 'Won', tone: 'good' },
  lost: { text: 'Lost', tone: 'poor' },
  closed: { text: 'Closed', tone: 'plain' },
};

/** 'Dispute ASC-3PF9B, lost', for those who sold it. */
export function disputeText(reference: string, status: DisputeStatus): string {
  return `Dispute ${reference}, ${isWithholding(status) ? 'open' : status}`;
}

/** A payment, what was refunded of it, and what a bank returned. */
interface PaidAmounts {
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly lostCents: number;
}

/** Whether a bank has returned what was left of a payment. */
export function isLostToDispute({ amountCents, refundedCents, lostCents }: PaidAmounts): boolean {
  return lostCents > 0 && refundedCents + lostCents >= amountCents;
}

/** How a dispute stands at the bank, for admins. */
export function disputeStateLabel(status: DisputeStatus): StatusLabel {
  return disputeStates[status];
}
