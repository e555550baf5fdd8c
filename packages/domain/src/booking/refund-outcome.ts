import type { BookingPaymentStatus } from './lifecycle';

/** The refunds of a payment whose booking has ended, and what the bank took. */
export interface EndedMoney {
  /** Refunds that are requested, or wait for a dispute's end. */
  readonly pending: number;
  /** Refunds that failed and were neither repeated nor closed. */
  readonly failed: number;
  /** Refunds that were closed without being made, other than those that a lost dispute made needless. */
  readonly closed: number;
  readonly refundedCents: number;
  /** What the bank took in lost disputes. */
  readonly lostCents: number;
}

/** How the money of an ended booking stands. */
export type RefundOutcome = Extract<
  BookingPaymentStatus,
  'refund_pending' | 'refunded' | 'refund_failed' | 'refund_closed' | 'charged_back'
>;

/**
 * How the money of an ended booking stands, from all its refunds. `refunded` only if all of them went back.
 * Source: transitions T8 and T12 to T14.
 */
export function refundOutcome({ pending, failed, closed, refundedCents, lostCents }: EndedMoney): RefundOutcome {
  if (failed > 0) return 'refund_failed';
  if (pending > 0) return 'refund_pending';
  if (closed > 0) return 'refund_closed';
  if (refundedCents > 0) return 'refunded';
  return lostCents > 0 ? 'charged_back' : 'refund_pending';
}
