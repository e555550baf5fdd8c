import { cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import type { BookingRow } from '../../db/schema/bookings';
import type { Queryable } from '../database/database';
import { everyBooking } from './booking-amounts.repository';

/** 6: the amounts of a booking are what the quote makes of its snapshot. */
export async function countWrongAmounts(db: Queryable): Promise<number> {
  let offending = 0;
  for await (const booking of everyBooking(db)) if (!isRight(booking)) offending += 1;
  return offending;
}

function isRight(booking: BookingRow): boolean {
  const children = booking.attendees.filter((attendee) => attendee.isChild).length;
  const adults = booking.attendees.length - children;
  const tickets = adults * booking.adultPriceCents + children * booking.childPriceCents;
  const quote = quoteTotals(cents(tickets - booking.discountCents));
  return (
    booking.ticketsTotalCents === tickets &&
    booking.bookingFeeCents === quote.bookingFee &&
    booking.hstCents === quote.hst &&
    booking.totalCents === quote.total
  );
}
