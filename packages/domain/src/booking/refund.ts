import { cents, formatDollars, type Cents } from '../money';
import { disputedRefusal } from '../payment/disputes';
import { ok, refuse, type Result } from '../result';
import type { BookingState } from './lifecycle';

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
 * Source: transition T9; rule PAY-22; docs/decisions/0014-manual-refunds.md.
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
