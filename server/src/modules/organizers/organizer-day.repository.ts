import { and, asc, desc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { bookingQuestions, tickets } from '../../../db/schema/attendees';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { waitlistEntries } from '../../../db/schema/waitlist';
import { waivers } from '../../../db/schema/waivers';
import type { Queryable } from '../../database/database';
import { localToday } from '../../database/local-day';
import { waiverStateOfTicket } from '../../database/waivers.repository';

/** How many events a list of what waits names. */
export const mostNamed = 5;
const named = { id: events.id, title: events.title, startDate: events.startDate, startTime: events.startTime };

/** The published event of an organizer that's under way or comes next. */
export async function findNextDate(db: Queryable, organizerId: number) {
  const [row] = await db
    .select({
      ...named,
      endDate: events.endDate,
      timezone: events.timezone,
      location: events.location,
      seatsTaken: events.seatsConfirmed,
      capacity: events.capacity,
      startsAt: events.startsAt,
      checkInOpensHours: events.checkInOpensHours,
      isUnderWay: sql<boolean>`${events.startsAt} <= now()`,
      day: sql<string>`greatest(${events.startDate}, ${localToday(events.timezone)})::text`,
    })
    .from(events)
    .where(isToCome(organizerId))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(1);
  return row ?? null;
}

const isToCome = (organizerId: number) =>
  and(eq(events.organizerId, organizerId), eq(events.status, 'published'), gt(events.endsAt, sql`now()`));

/** How many of an organizer's published dates that aren't over a day is one of. */
export function countDatesOn(db: Queryable, organizerId: number, day: string): Promise<number> {
  return db.$count(events, and(isToCome(organizerId), lte(events.startDate, day), gte(events.endDate, day)));
}

/** Events to come with parties on their waitlist. */
export async function findWaitlists(db: Queryable, organizerId: number) {
  return db
    .select({ ...named, parties: sql<number>`count(*)::int` })
    .from(waitlistEntries)
    .innerJoin(events, eq(events.id, waitlistEntries.eventId))
    .where(
      and(
        eq(events.organizerId, organizerId),
        eq(events.status, 'published'),
        gt(events.startsAt, sql`now()`),
        eq(waitlistEntries.status, 'waiting'),
      ),
    )
    .groupBy(events.id)
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(mostNamed);
}

/** Drafts that an admin returned, with why. */
export async function findReturned(db: Queryable, organizerId: number) {
  return db
    .select(named)
    .from(events)
    .where(
      and(eq(events.organizerId, organizerId), eq(events.status, 'draft'), sql`${events.returnReason} is not null`),
    )
    .orderBy(desc(events.updatedAt), desc(events.id))
    .limit(mostNamed);
}

/** How near a date has to be for missing signatures and answers to wait for its organizer. */
const waitingDays = 14;

/** Dates to come soon with people who haven't signed the waiver. */
export async function findUnsigned(db: Queryable, organizerId: number) {
  const isAsked = sql`exists (select from ${waivers} where ${waivers.seriesId} = ${events.seriesId} and ${waivers.endedAt} is null)`;
  return db
    .select({ ...named, missing: sql<number>`count(*)::int` })
    .from(events)
    .innerJoin(tickets, eq(tickets.eventId, events.id))
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(
      and(
        eq(events.organizerId, organizerId),
        eq(events.status, 'published'),
        gt(events.endsAt, sql`now()`),
        sql`${events.startsAt} < now() + make_interval(days => ${waitingDays}::int)`,
        isAsked,
        eq(bookings.status, 'confirmed'),
        sql`${tickets.voidedAt} is null`,
        sql`${waiverStateOfTicket} = 'missing'`,
      ),
    )
    .groupBy(events.id)
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(mostNamed);
}

/** How many bookings are looked at for missing answers. */
const mostBookings = 1000;

/** A confirmed booking of a date that's near, whose series has a required question. */
export type AskedOfDate = Awaited<ReturnType<typeof findAskedBookings>>[number];

export async function findAskedBookings(db: Queryable, organizerId: number) {
  return db
    .select({
      id: bookings.id,
      userId: bookings.userId,
      attendees: bookings.attendees,
      cancelledPositions: bookings.cancelledPositions,
      seriesId: events.seriesId,
      event: named,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        eq(events.organizerId, organizerId),
        eq(events.status, 'published'),
        eq(bookings.status, 'confirmed'),
        isOfPeople,
        gt(events.startsAt, sql`now()`),
        sql`${events.startsAt} <= now() + make_interval(days => ${waitingDays}::int)`,
        sql`exists (select from ${bookingQuestions} where ${bookingQuestions.seriesId} = ${events.seriesId}
          and ${bookingQuestions.isRequired} and ${bookingQuestions.retiredAt} is null)`,
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id), asc(bookings.id))
    .limit(mostBookings);
}
