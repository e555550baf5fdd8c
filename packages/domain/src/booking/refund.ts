import { cents, formatDollars, type Cents, zeroCents } from '../money';
import { disputedRefusal } from '../payment/disputes';
import { ok, refuse, type Result } from '../result';
import type { CancellationPlan } from './cancellation';
import type { BookingState, BookingPaymentStatus } from './lifecycle';

/** What a refund needs to know about a booking. */
export interface RefundableBooking {
  readonly state: BookingState;
  /** What the card was charged; 0 for a free booking. */
  readonly total: Cents;
  /** Already requested or refunded in part, or taken by the bank in a lost dispute. */
  readonly refunded: Cents;
  /** The bank is deciding a dispute about the payment. */
  readonly isDisputed: boolean;
}

export interface RefundPlan {
  /** What to refund now; 0 if nothing was paid or nothing is left. */
  readonly amount: Cents;
  /** The booking ends, and its seats are free again. */
  readonly endsBooking: boolean;
}

export type RefundRefusal = 'not_confirmed' | 'payment_disputed' | 'refund_too_large';

/**
 * What a refund means for a booking. Refunding all that's left ends the booking; less leaves it confirmed.
 * @param wanted cents; null for all that's left
 * @throws RangeError unless `wanted` is positive
 * Source: transition T9; rule PAY-22; docs/archive/decisions/0014-manual-refunds.md.
 */
export function planRefund(booking: RefundableBooking, wanted: Cents | null): Result<RefundPlan, RefundRefusal> {
  if (wanted !== null && wanted <= 0) throw new RangeError(`Not an amount to give back: ${wanted}`);
  if (booking.state !== 'confirmed/completed') return refuse('not_confirmed', 'This booking is not confirmed');
  if (booking.isDisputed) return refuse('payment_disputed', disputedRefusal);
  const left = cents(booking.total - booking.refunded);
  const amount = wanted ?? left;
  if (amount > left) return refuse('refund_too_large', `You can refund up to ${formatDollars(left)}`);
  return ok({ amount, endsBooking: amount === left });
}

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
 * How the money of an ended booking stands, from all its refunds. `refunded` only if all of them went back; also if nothing of it was to.
 * Source: transitions T8 and T12 to T14.
 */
export function refundOutcome({ pending, failed, closed, refundedCents, lostCents }: EndedMoney): RefundOutcome {
  if (failed > 0) return 'refund_failed';
  if (pending > 0) return 'refund_pending';
  if (closed > 0) return 'refund_closed';
  return refundedCents === 0 && lostCents > 0 ? 'charged_back' : 'refunded';
}

/** One payment of a booking, as far as it can go back. */
interface PartPaid {
  readonly total: Cents;
  /** Requested, refunded, or taken by the bank. */
  readonly refunded: Cents;
  readonly kept: Cents;
}

/** What goes back of each payment, and what's kept of it. */
export type PartBack = Pick<CancellationPlan, 'refund' | 'kept'>;

/**
 * Spreads what goes back of a booking, and what's kept, over its payments: the latest first, each up to what's left of it.
 * @param parts the latest first; the last one takes what's over
 * @returns for each part, in the same order
 * Source: docs/rules/booking.md, "Moving a booking to another date".
 */
export function spreadBack(parts: readonly PartPaid[], { refund, kept }: PartBack): readonly PartBack[] {
  let [toRefund, toKeep]: [number, number] = [refund, kept];
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    const left = Math.max(zeroCents, part.total - part.refunded - part.kept);
    const refunded = isLast ? toRefund : Math.min(toRefund, left);
    const keptOfIt = isLast ? toKeep : Math.min(toKeep, left - refunded);
    toRefund -= refunded;
    toKeep -= keptOfIt;
    return { refund: cents(refunded), kept: cents(keptOfIt) };
  });
}
