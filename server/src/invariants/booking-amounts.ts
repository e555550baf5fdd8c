import { cents } from '@ascendant/domain/money';
import { countTickets, quoteTickets } from '@ascendant/domain/pricing/quote';
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
  const [adultPrice, childPrice] = [cents(booking.adultPriceCents), cents(booking.childPriceCents)];
  const tickets = { ...countTickets(booking.attendees), adultPrice, childPrice };
  const quote = quoteTickets(tickets, cents(booking.discountCents));
  return (
    booking.ticketsTotalCents === quote.ticketsTotal &&
    booking.bookingFeeCents === quote.bookingFee &&
    booking.hstCents === quote.hst &&
    booking.totalCents === quote.total
  );
}
