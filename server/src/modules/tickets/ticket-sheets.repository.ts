import { bookingReference, ticketNumber } from '@ascendant/domain/booking/reference';
import { extrasNamed } from '@ascendant/domain/pricing/extra-text';
import { typeShown } from '@ascendant/domain/pricing/price-type';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';
import type { TicketSheet } from './ticket-sheet';
import type { TicketSigner } from './ticket-signer';

const { title, location, timezone, startDate, startTime, endDate, endTime } = events;
/** What a ticket says of its event. */
const printed = { title, location, timezone, startDate, startTime, endDate, endTime };

/** The tickets of a confirmed booking. @returns null if none is valid */
export async function findTicketSheet(
  db: Queryable,
  bookingId: number,
  signer: TicketSigner,
): Promise<TicketSheet | null> {
  const rows = await db
    .select({ booking: bookings, event: printed, ticket: tickets })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'confirmed'), isNull(tickets.voidedAt)))
    .orderBy(asc(tickets.position));
  const [first] = rows;
  if (first === undefined) return null;
  const { booking, event } = first;
  return {
    bookingId,
    userId: booking.userId,
    reference: bookingReference(bookingId),
    tierType: booking.tierType,
    confirmedAt: booking.confirmedAt ?? booking.bookedAt,
    event,
    tickets: rows.map(({ ticket: { code, position } }) => ({
      code,
      text: signer.textOf(code),
      attendeeName: booking.attendees[position]?.name ?? '',
      isChild: booking.attendees[position]?.isChild ?? false,
      ...typeShown(booking.attendees[position]?.priceType),
      ...extrasNamed(booking.attendees[position]?.extras),
      number: ticketNumber(bookingId, position),
    })),
  };
}

/** What a ticket says of its event. @returns null if there's no such event */
export async function findEventOfSheet(db: Queryable, eventId: number): Promise<TicketSheet['event'] | null> {
  const [row] = await db.select(printed).from(events).where(eq(events.id, eventId));
  return row ?? null;
}
