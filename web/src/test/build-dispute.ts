import type { PaymentDispute, UnmadeRefund } from '@ascendant/contract/admin-payments';

/** A dispute that waits for evidence; a test overrides what matters to it. */
export function buildDispute(overrides: Partial<PaymentDispute> = {}): PaymentDispute {
  return {
    id: 4,
    bookingId: 10,
    reference: 'ASC-9K3P1',
    bookingStatus: 'confirmed',
    status: 'needs_response',
    amount: '60.00',
    reason: 'fraudulent',
    openedAt: '2026-11-10T11:00:00.000Z',
    evidenceDueAt: '2099-11-17T11:00:00.000Z',
    closedAt: null,
    evidenceAskedAt: null,
    evidenceSentAt: null,
    isEvidenceRefused: false,
    needsDecision: false,
    decision: null,
    decidedBy: null,
    ...overrides,
  };
}

/** A refund that failed. */
export function buildUnmadeRefund(overrides: Partial<UnmadeRefund> = {}): UnmadeRefund {
  return {
    id: 8,
    bookingId: 9,
    reference: 'ASC-7Q2M4',
    bookingStatus: 'cancelled',
    amount: '120.01',
    status: 'failed',
    failureReason: 'expired_or_canceled_card',
    requestedAt: '2026-11-18T11:00:00.000Z',
    failedAt: '2026-11-20T11:00:00.000Z',
    ...overrides,
  };
}
