import type { TicketState } from '@ascendant/domain/booking/check-in';
import { bookingIdOf } from '@ascendant/domain/booking/reference';
import { and, asc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { tickets } from '../../../db/schema/tickets';
import type { Queryable } from '../../database/database';

/** Which attendees of an event. */
export interface AttendeeFilter {
  /** Words of a name, a booking reference or a ticket number. */
  readonly q?: string | undefined;
  readonly ticket?: Exclude<TicketState, 'void'> | undefined;
}

/** Someone with a valid ticket. */
export interface AttendeeRow {
  readonly ticketId: number;
  readonly bookingId: number;
  /** The attendee's index in the booking, from 0. */
  readonly position: number;
  readonly name: string;
  readonly isChild: boolean;
  readonly checkedInAt: Date | null;
}

export interface AttendeeCounts {
  readonly matching: number;
  readonly all: number;
  readonly checkedIn: number;
}

const person = sql`${bookings.attendees} -> ${tickets.position}::int`;
const name = sql<string>`coalesce(${person} ->> 'name', '')`;
/** How names are compared: without case and accents. */
const plainName = sql`lower(unaccent(${name}))`;

/** Attendees by name, then by booking. Void tickets and bookings that aren't confirmed are left out. */
export async function findAttendees(
  db: Queryable,
  eventId: number,
  { filter, limit, offset = 0 }: { filter: AttendeeFilter; limit: number; offset?: number },
): Promise<AttendeeRow[]> {
  return db
    .select({
      ticketId: tickets.id,
      bookingId: tickets.bookingId,
      position: tickets.position,
      name,
      isChild: sql<boolean>`coalesce((${person} ->> 'isChild')::boolean, false)`,
      checkedInAt: tickets.checkedInAt,
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(and(comesTo(eventId), matches(filter)))
    .orderBy(asc(plainName), asc(tickets.bookingId), asc(tickets.position))
    .limit(limit)
    .offset(offset);
}

/** How many attendees an event has, how many of them match, and how many have been checked in. */
export async function countAttendees(db: Queryable, eventId: number, filter: AttendeeFilter): Promise<AttendeeCounts> {
  const [counts] = await db
    .select({
      matching: sql<number>`count(*) filter (where ${matches(filter) ?? sql`true`})::int`,
      all: sql<number>`count(*)::int`,
      checkedIn: sql<number>`count(${tickets.checkedInAt})::int`,
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(comesTo(eventId));
  return counts ?? { matching: 0, all: 0, checkedIn: 0 };
}

function comesTo(eventId: number): SQL | undefined {
  return and(eq(tickets.eventId, eventId), eq(bookings.status, 'confirmed'), isNull(tickets.voidedAt));
}

function matches({ q = '', ticket }: AttendeeFilter): SQL | undefined {
  return and(q === '' ? undefined : isSearchedFor(q), hasState(ticket));
}

/** Every word is somewhere in the name; or the whole text is a booking's reference or a ticket's number. */
function isSearchedFor(q: string): SQL | undefined {
  const words = q.split(/\s+/).filter((word) => word !== '');
  const inName = words.map((word) => sql`position(lower(unaccent(${word})) in ${plainName}) > 0`);
  const bookingId = bookingIdOf(q);
  return or(and(...inName), bookingId === null ? undefined : eq(tickets.bookingId, bookingId));
}

function hasState(state: AttendeeFilter['ticket']): SQL | undefined {
  if (state === undefined) return undefined;
  return state === 'checked_in' ? isNotNull(tickets.checkedInAt) : isNull(tickets.checkedInAt);
}
