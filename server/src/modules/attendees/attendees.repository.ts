import type { TicketState } from '@ascendant/domain/booking/check-in';
import { bookingIdOf } from '@ascendant/domain/booking/reference';
import type { WaiverState } from '@ascendant/domain/booking/waiver';
import type { BookedExtra } from '@ascendant/domain/pricing/extra';
import type { BookedType } from '@ascendant/domain/pricing/price-type';
import { and, asc, eq, gt, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import type { RowOf } from '../../database/row-of';
import {
  isWaiverAsked,
  signedWaiverOfTicket,
  waiverSignedAtOfTicket,
  waiverStateOfTicket,
} from '../../database/waivers.repository';

/** Which attendees of an event. */
export interface AttendeeFilter {
  /** Words of a name, a booking reference or a ticket number. */
  readonly q?: string | undefined;
  readonly ticket?: Exclude<TicketState, 'void'> | undefined;
  readonly waiver?: Exclude<WaiverState, 'not_asked'> | undefined;
}

/** What the file says besides. */
export interface ExportedAttendee extends AttendeeRow {
  /** On the event's first day; null once the person is forgotten. */
  readonly age: number | null;
  /** What a ticket like theirs costs on the date that it's for, before a discount, fee and tax. */
  readonly priceCents: number;
  /** What the organizer took for a booking that they made, on the row of its first person; null on every other row. */
  readonly takenCents: number | null;
  /** Of the person who booked, if they agreed to it (rule PRI-01), or of a guest, which the organizer typed; else null. */
  readonly email: string | null;
  readonly waiverSignedAt: Date | null;
}

export interface AttendeeCounts {
  readonly matching: number;
  readonly all: number;
  readonly checkedIn: number;
  /** Null if the event asks for no waiver. */
  readonly waiversMissing: number | null;
}

const person = sql`${bookings.attendees} -> ${tickets.position}::int`;
const name = sql<string>`coalesce(${person} ->> 'name', '')`;
/** How names are compared: without case and accents. */
const plainName = sql`lower(unaccent(${name}))`;
const isChild = sql<boolean>`coalesce((${person} ->> 'isChild')::boolean, false)`;
const shown = {
  ticketId: tickets.id,
  bookingId: tickets.bookingId,
  /** The attendee's index in the booking, from 0. */
  position: tickets.position,
  name,
  isChild,
  priceType: sql<BookedType | null>`${person} -> 'priceType'`,
  extras: sql<readonly BookedExtra[] | null>`${person} -> 'extras'`,
  checkedInAt: tickets.checkedInAt,
  waiver: waiverStateOfTicket,
  /** Their newest signature; null without one. */
  signedWaiverId: signedWaiverOfTicket,
};

/** Someone with a valid ticket. */
export type AttendeeRow = RowOf<typeof shown>;

/** Attendees by name, then by booking. Void tickets and bookings that aren't confirmed are left out. */
export async function findAttendees(
  db: Queryable,
  eventId: number,
  { filter, limit, offset = 0 }: { filter: AttendeeFilter; limit: number; offset?: number },
): Promise<AttendeeRow[]> {
  return db
    .select(shown)
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(and(comesTo(eventId), matches(filter)))
    .orderBy(asc(plainName), asc(tickets.bookingId), asc(tickets.position))
    .limit(limit)
    .offset(offset);
}

/** Of the person who booked, if they agreed to it (rule PRI-01), or of a guest, which the organizer typed. In a query with their accounts. */
const sharedEmail = sql<
  string | null
>`case when ${bookings.emailSharedAt} is not null then ${users.email} else ${bookings.guestEmail} end`;

/** Attendees in the order of their bookings. @param after the ticket that the page before ended with; 0 for the first page */
export async function findPeople(
  db: Queryable,
  eventId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<(AttendeeRow & { readonly email: string | null })[]> {
  return db
    .select({ ...shown, email: sharedEmail })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(and(comesTo(eventId), gt(tickets.id, after)))
    .orderBy(asc(tickets.id))
    .limit(limit);
}

/** The same for a file. */
export async function findExportedAttendees(
  db: Queryable,
  eventId: number,
  { filter, limit }: { filter: AttendeeFilter; limit: number },
): Promise<ExportedAttendee[]> {
  return db
    .select({
      ...shown,
      age: sql<
        number | null
      >`case when ${bookings.userId} is not null and not ${person} ? 'guest' then (${person} ->> 'age')::int end`,
      priceCents: sql<number>`coalesce((${person} #>> '{priceType,price}')::int,
        (select case when ${isChild} then m.child_price_cents else m.adult_price_cents end from booking_moves m
          where m.booking_id = ${bookings.id} order by m.id desc limit 1),
        case when ${isChild} then ${bookings.childPriceCents} else ${bookings.adultPriceCents} end)`,
      takenCents: sql<number | null>`case when ${tickets.position} = 0 then ${bookings.takenCents} end`,
      waiverSignedAt: waiverSignedAtOfTicket,
      email: sharedEmail,
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(and(comesTo(eventId), matches(filter)))
    .orderBy(asc(plainName), asc(tickets.bookingId), asc(tickets.position))
    .limit(limit);
}

/** The organizer's own time zone, and without one the event's. */
export async function findOrganizersZone(db: Queryable, eventId: number): Promise<string> {
  const [row] = await db
    .select({ zone: sql<string>`coalesce(${users.timezone}, ${events.timezone})` })
    .from(events)
    .leftJoin(users, eq(users.id, events.organizerId))
    .where(eq(events.id, eventId));
  return row?.zone ?? 'UTC';
}

/** How many attendees an event has, how many of them match, and how many have been checked in. */
export async function countAttendees(db: Queryable, eventId: number, filter: AttendeeFilter): Promise<AttendeeCounts> {
  const [counts] = await db
    .select({
      matching: sql<number>`count(*) filter (where ${matches(filter) ?? sql`true`})::int`,
      all: sql<number>`count(*)::int`,
      checkedIn: sql<number>`count(${tickets.checkedInAt})::int`,
      waiversMissing: sql<number | null>`case when ${isWaiverAsked(eventId)}
        then count(*) filter (where ${waiverStateOfTicket} = 'missing')::int end`,
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(comesTo(eventId));
  return counts ?? { matching: 0, all: 0, checkedIn: 0, waiversMissing: null };
}

function comesTo(eventId: number): SQL | undefined {
  return and(eq(tickets.eventId, eventId), eq(bookings.status, 'confirmed'), isNull(tickets.voidedAt));
}

function matches({ q = '', ticket, waiver }: AttendeeFilter): SQL | undefined {
  const isSigned = waiver === undefined ? undefined : sql`${waiverStateOfTicket} = ${waiver}`;
  return and(q === '' ? undefined : isSearchedFor(q), hasState(ticket), isSigned);
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
