import { and, asc, eq } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { waiverStateOfTicket } from '../../database/waivers.repository';

/** A ticket of a confirmed booking, with what the sheet says of the booking. */
export type SheetTicket = Awaited<ReturnType<typeof findSheetTickets>>[number];

/** The tickets of an event's confirmed bookings, also those of people who were cancelled, by booking. */
export async function findSheetTickets(db: Queryable, eventId: number) {
  return db
    .select({
      bookingId: bookings.id,
      userId: bookings.userId,
      attendees: bookings.attendees,
      cancelledPositions: bookings.cancelledPositions,
      phoneSealed: users.phoneSealed,
      guestPhoneSealed: bookings.guestPhoneSealed,
      position: tickets.position,
      checkedInAt: tickets.checkedInAt,
      voidedAt: tickets.voidedAt,
      waiver: waiverStateOfTicket,
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(tickets.eventId, eventId), eq(bookings.status, 'confirmed')))
    .orderBy(asc(bookings.id), asc(tickets.position));
}
