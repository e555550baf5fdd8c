import type { GuestState } from '@ascendant/domain/booking/attendees';
import type { BookingStatus } from '@ascendant/domain/booking/lifecycle';
import type { CalendarDay } from '@ascendant/domain/calendar-day';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
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

const isCancelled = sql<boolean>`${tickets.position} = any(${bookings.cancelledPositions})`;
const isCheckedIn = sql<boolean>`${tickets.checkedInAt} is not null`;

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
      isCancelled,
      isCheckedIn,
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

/** What decides whether an attendee can get another name, at this moment of the database's clock. */
interface NamedTicket {
  readonly ticketId: number;
  readonly userId: number | null;
  /** Of the event. */
  readonly organizerId: number | null;
  /** On the ticket. */
  readonly name: string;
  readonly bookingStatus: BookingStatus;
  readonly eventStatus: EventStatus;
  readonly isCancelled: boolean;
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
      organizerId: events.organizerId,
      name: sql<string>`${bookings.attendees} -> ${tickets.position}::int ->> 'name'`,
      bookingStatus: bookings.status,
      eventStatus: events.status,
      isCancelled,
      isCheckedIn,
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
