import type { WireQuote } from '@ascendant/contract/booking';
import { quoteToWire } from '@ascendant/contract/quote-wire';
import type { BookingRow } from '../../../db/schema/bookings';
import { quoteOfRow } from '../../database/quote-row';

/** A booking's quote as it was when its seats were taken (rule MON-04), in dollars, line by line. */
export function quoteOf(
  booking: Parameters<typeof quoteOfRow>[0] & Pick<BookingRow, 'pricingTierId' | 'tierType'>,
): WireQuote {
  return quoteToWire(quoteOfRow(booking), { id: booking.pricingTierId ?? 0, tierType: booking.tierType });
}
