import { randomBytes } from 'node:crypto';
import type { BookingRow } from '../../../db/schema/bookings';
import type { TicketRow } from '../../../db/schema/tickets';
import type { Queryable, Transaction } from '../../database/database';
import * as repository from './tickets.repository';

/** 144 bits from a secure source: nobody guesses a ticket. At least 128 are asked for (reliability rule, section 4). */
const codeBytes = 18;

/** Makes one ticket for each attendee of a confirmed booking, in the transaction that confirms it. */
export async function issueTickets(tx: Transaction, booking: BookingRow): Promise<TicketRow[]> {
  return repository.insertTickets(
    tx,
    booking.attendees.map((_, position) => ({
      bookingId: booking.id,
      position,
      eventId: booking.eventId,
      code: randomBytes(codeBytes).toString('base64url'),
    })),
  );
}

/** The tickets of some bookings, by booking id. */
export async function ticketsOf(db: Queryable, bookingIds: readonly number[]): Promise<Map<number, TicketRow[]>> {
  const byBooking = new Map<number, TicketRow[]>();
  for (const ticket of await repository.findTickets(db, bookingIds)) {
    byBooking.set(ticket.bookingId, [...(byBooking.get(ticket.bookingId) ?? []), ticket]);
  }
  return byBooking;
}

/** Makes the tickets of a cancelled booking worthless. */
export async function voidTickets(tx: Transaction, bookingId: number): Promise<void> {
  await repository.voidTickets(tx, bookingId);
}
