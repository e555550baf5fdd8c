import { idText } from '@ascendant/contract/wire';
import type { Caller } from '../../access/caller';
import type { ApplicationContext } from '../../application/application-context';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { events } from '../events/events.module';
import { tickets } from '../tickets/tickets.module';
import type { OwnTicket } from '../tickets/tickets.service';
import type { EventPicture } from './bookings.presenter';
import {
  findBookingsOf,
  findCalendarBooking,
  type BookingWithEvent,
  type CalendarBooking,
} from './my-bookings.repository';

/** A booking with everything that My Bookings shows about it. */
export interface MyBooking {
  readonly row: BookingWithEvent;
  readonly tickets: readonly OwnTicket[];
  /** The event's photo or drawn cover. */
  readonly picture: EventPicture | undefined;
}

/** The caller's bookings, newest first, with their tickets and the events' pictures. */
export async function myBookings(
  context: Pick<ApplicationContext, 'db' | 'eventScores'>,
  { userId }: Caller,
): Promise<MyBooking[]> {
  const rows = await findBookingsOf(context.db, userId);
  const ticketsByBooking = await tickets.ticketsOf(
    context.db,
    rows.map(({ booking }) => booking.id),
  );
  const eventIds = [...new Set(rows.map(({ event }) => event.id))];
  const summaries = await events.eventSummaries(context, eventIds, null);
  const pictures = new Map(summaries.map((summary) => [summary.id, summary]));
  return rows.map((row) => ({
    row,
    tickets: ticketsByBooking.get(row.booking.id) ?? [],
    picture: pictures.get(row.event.id),
  }));
}

/**
 * The caller's own confirmed booking, for its calendar entry.
 * @param id as it's in the address: any text
 * @throws AppError not_found if it isn't an id, isn't confirmed, or is someone else's
 */
export async function ownCalendarBooking(db: Database, { userId }: Caller, id: string): Promise<CalendarBooking> {
  const bookingId = idText.safeParse(id);
  const booking = bookingId.success ? await findCalendarBooking(db, bookingId.data) : null;
  if (booking?.userId !== userId) throw new AppError('not_found');
  return booking;
}
