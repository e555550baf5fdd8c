import type { WireQuote } from '@ascendant/contract/booking';
import { dollarsText } from '@ascendant/contract/wire';
import { cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';

/** The quote of a booking as it was when its places were taken (rule MON-04), in dollars, line by line. */
export function quoteOf(booking: BookingRow): WireQuote {
  const dollars = (amount: number) => dollarsText(cents(amount));
  const children = booking.attendees.filter((attendee) => attendee.isChild).length;
  const subtotal = booking.ticketsTotalCents - booking.discountCents;
  return {
    pricingTierId: booking.pricingTierId ?? 0,
    tierType: booking.tierType,
    adults: booking.attendees.length - children,
    children,
    adultPrice: dollars(booking.adultPriceCents),
    childPrice: dollars(booking.childPriceCents),
    ticketsTotal: dollars(booking.ticketsTotalCents),
    discount: dollars(booking.discountCents),
    subtotal: dollars(subtotal),
    bookingFee: dollars(booking.bookingFeeCents),
    totalBeforeTax: dollars(subtotal + booking.bookingFeeCents),
    hst: dollars(booking.hstCents),
    total: dollars(booking.totalCents),
  };
}
