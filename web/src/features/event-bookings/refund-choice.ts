import { fromWire } from '@ascendant/contract/money';
import { planRefund, type RefundPlan } from '@ascendant/domain/booking/refund';
import { cents, parseDollars, type Cents } from '@ascendant/domain/money';
import { refuse, type Result } from '@ascendant/domain/result';
import type { EventBooking } from '../../data/event-bookings';

export type RefundableBooking = Pick<
  EventBooking,
  'status' | 'paymentStatus' | 'total' | 'refunded' | 'takenByBank' | 'disputed'
>;

type Charged = Pick<EventBooking, 'total' | 'refunded' | 'takenByBank'>;

/** What was charged, hasn't been refunded, and wasn't returned by the bank. */
export function leftOf({ total, ...gone }: Charged): Cents {
  return cents(Math.max(0, fromWire(total) - goneOf(gone)));
}

function goneOf({ refunded, takenByBank }: Omit<Charged, 'total'>): Cents {
  return cents(fromWire(refunded) + fromWire(takenByBank));
}

/** Whether the booking can still be refunded or cancelled. Source: transition T9. */
export function canRefund({
  status,
  paymentStatus,
  disputed,
}: Pick<EventBooking, 'status' | 'paymentStatus' | 'disputed'>): boolean {
  return status === 'confirmed' && paymentStatus === 'completed' && !disputed;
}

/**
 * What a refund of this amount would do, by the same rule as the server's.
 * @param wanted what was typed; null to refund everything that's left
 */
export function refundOf(booking: RefundableBooking, wanted: string | null): Result<RefundPlan, string> {
  const amount = wanted === null ? null : parseDollars(wanted.replaceAll(/[$,\s]/g, ''));
  if (wanted !== null && (amount === null || amount <= 0)) {
    return refuse('no_amount', 'Enter an amount, like 25.00');
  }
  return planRefund(
    {
      state: `${booking.status}/${booking.paymentStatus}`,
      total: fromWire(booking.total),
      refunded: goneOf(booking),
      isDisputed: booking.disputed,
    },
    amount,
  );
}
