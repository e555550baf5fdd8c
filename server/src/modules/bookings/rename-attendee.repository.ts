import type { BookingStatus } from '@ascendant/domain/booking/lifecycle';
import type { CalendarDay } from '@ascendant/domain/calendar-day';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { and, eq, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { tickets } from '../../../db/schema/tickets';
import type { Transaction } from '../../database/database';

/** What decides whether an attendee can get another name, at this moment of the database's clock. */
export interface NamedTicket {
  readonly ticketId: number;
  readonly userId: number | null;
  readonly bookingStatus: BookingStatus;
  readonly eventStatus: EventStatus;
  readonly isCheckedIn: boolean;
  readonly startDate: CalendarDay;
  /** Where the event is. */
  readonly today: CalendarDay;
}

/** Locks the booking and the attendee's ticket, in this order (rule PAY-03), then reads. @returns null if there's no such ticket */
export async function lockNamedTicket(
  tx: Transaction,
  { bookingId, position }: { readonly bookingId: number; readonly position: number },
): Promise<NamedTicket | null> {
  const isIt = and(eq(tickets.bookingId, bookingId), eq(tickets.position, position));
  await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for('no key update');
  await tx.select({ id: tickets.id }).from(tickets).where(isIt).for('no key update');
  const [row] = await tx
    .select({
      ticketId: tickets.id,
      userId: bookings.userId,
      bookingStatus: bookings.status,
      eventStatus: events.status,
      isCheckedIn: sql<boolean>`${tickets.checkedInAt} is not null`,
      startDate: sql<CalendarDay>`${events.startDate}::text`,
      today: sql<CalendarDay>`local_time(clock_timestamp(), ${events.timezone})::date::text`,
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(isIt);
  return row ?? null;
}

/** Changes the name and nothing else: the attendee stays who they are for prices, ages and seats. A guest has a name now. */
export async function writeAttendeeName(
  tx: Transaction,
  { bookingId, position, name }: { readonly bookingId: number; readonly position: number; readonly name: string },
): Promise<void> {
  const at = String(position);
  const named = sql`jsonb_set(${bookings.attendees}, array[${at}, 'name'], to_jsonb(${name}::text))`;
  await tx
    .update(bookings)
    .set({ attendees: sql`jsonb_set(${named}, array[${at}, 'guest'], '"named"', false)` })
    .where(eq(bookings.id, bookingId));
}
