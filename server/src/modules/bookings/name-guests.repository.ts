import type { GuestState } from '@ascendant/domain/booking/attendees';
import type { BookingStatus } from '@ascendant/domain/booking/lifecycle';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { tickets } from '../../../db/schema/tickets';
import type { Transaction } from '../../database/database';

/** A ticket of a booking, with what decides whether its guest can be named, at this moment of the database's clock. */
export interface GuestTicket {
  readonly ticketId: number;
  readonly position: number;
  readonly userId: number | null;
  readonly bookingStatus: BookingStatus;
  readonly eventStatus: EventStatus;
  readonly guest: GuestState | null;
  readonly isCancelled: boolean;
  readonly isCheckedIn: boolean;
  readonly startsAt: Date;
  readonly checkInOpensHours: number;
  /** In milliseconds. */
  readonly nowMs: number;
}

/** Locks the booking and the tickets at these positions, in this order (rule PAY-03), then reads them, by position. */
export async function lockGuestTickets(
  tx: Transaction,
  { bookingId, positions }: { readonly bookingId: number; readonly positions: readonly number[] },
): Promise<GuestTicket[]> {
  const areThey = and(eq(tickets.bookingId, bookingId), inArray(tickets.position, [...positions]));
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for('no key update');
  await tx.select({ id: tickets.id }).from(tickets).where(areThey).orderBy(asc(tickets.id)).for('no key update');
  return tx
    .select({
      ticketId: tickets.id,
      position: tickets.position,
      userId: bookings.userId,
      bookingStatus: bookings.status,
      eventStatus: events.status,
      guest: sql<GuestState | null>`${bookings.attendees} -> ${tickets.position}::int ->> 'guest'`,
      isCancelled: sql<boolean>`${tickets.position} = any(${bookings.cancelledPositions})`,
      isCheckedIn: sql<boolean>`${tickets.checkedInAt} is not null`,
      startsAt: events.startsAt,
      checkInOpensHours: events.checkInOpensHours,
      nowMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(areThey)
    .orderBy(asc(tickets.position));
}
