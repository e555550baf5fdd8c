import { fromWire } from '@ascendant/contract/money';
import { planRefund, type RefundPlan } from '@ascendant/domain/booking/refund';
import { cents, parseDollars, type Cents } from '@ascendant/domain/money';
import { refuse, type Result } from '@ascendant/domain/result';
import type { EventBooking } from '../../data/event-bookings';

export type RefundableBooking = Pick<EventBooking, 'status' | 'paymentStatus' | 'total' | 'refunded'>;

/** What was charged and has not gone back. */
export function leftOf({ total, refunded }: Pick<EventBooking, 'total' | 'refunded'>): Cents {
  return cents(Math.max(0, fromWire(total) - fromWire(refunded)));
}

/** Whether there is anything to give back or to cancel. Source: transition T9. */
export function canRefund({ status, paymentStatus }: Pick<EventBooking, 'status' | 'paymentStatus'>): boolean {
  return status === 'confirmed' && paymentStatus === 'completed';
}

/**
 * What giving back so much would mean, by the rule that the server asks as well.
 * @param wanted what was typed; null for all that is left
 */
export function refundOf(booking: RefundableBooking, wanted: string | null): Result<RefundPlan, string> {
  const amount = wanted === null ? null : parseDollars(wanted.replaceAll(/[$,\s]/g, ''));
  if (wanted !== null && (amount === null || amount <= 0)) {
    return refuse('no_amount', 'Please enter an amount, such as 25.00');
  }
  return planRefund(
    {
      state: `${booking.status}/${booking.paymentStatus}`,
      total: fromWire(booking.total),
      refunded: fromWire(booking.refunded),
    },
    amount,
  );
}
