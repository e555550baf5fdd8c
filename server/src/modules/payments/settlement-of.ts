import { settle, type Settlement } from '@ascendant/domain/booking/settlement';
import { cents } from '@ascendant/domain/money';
import type { ProviderIntent } from '../../adapters/payments/payment-provider';
import type { LockedBooking } from '../bookings/lock-for-settlement';

/** What to do with a payment in this state, and its booking. */
export function settlementOf(
  { booking, hold, eventStatus, seatsKeptOrFree, discountKeptOrFree }: LockedBooking,
  intent: ProviderIntent,
): Settlement {
  return settle({
    state: `${booking.status}/${booking.paymentStatus}`,
    holdId: hold?.id ?? 0,
    bookingId: booking.id,
    total: cents(booking.totalCents),
    currency: booking.currency,
    seatsKeptOrFree,
    discountKeptOrFree,
    eventIsOpen: eventStatus !== 'cancelled',
    intent: { ...intent, wasDeclined: intent.lastError !== null },
  });
}
