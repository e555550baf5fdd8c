import { quoteTickets } from '@ascendant/domain/pricing/quote';
import { taxOf } from '@ascendant/domain/pricing/taxes';
import type { BookingRow } from '../../db/schema/bookings';
import type { Queryable } from '../database/database';
import { quoteOfRow } from '../database/quote-row';
import { everyBooking } from './booking-amounts.repository';

/** 6: a booking's amounts match the quote for its snapshot. */
export async function countWrongAmounts(db: Queryable): Promise<number> {
  let offending = 0;
  for await (const booking of everyBooking(db)) if (!isRight(booking)) offending += 1;
  return offending;
}

function isRight(booking: BookingRow): boolean {
  const stored = quoteOfRow(booking);
  // A supplement's lines are shares of those of another price, so they only add up.
  const priced = booking.seats === 0 ? stored : quoteTickets(stored, stored.discount);
  return (
    stored.ticketsTotal === priced.ticketsTotal &&
    stored.bookingFee === priced.bookingFee &&
    stored.hst === (stored.taxes === undefined ? priced.hst : taxOf(stored.taxes)) &&
    stored.total === stored.totalBeforeTax + stored.hst
  );
}
