import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { bookingQuestions, tickets } from '../../../db/schema/attendees';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { waitlistEntries } from '../../../db/schema/waitlist';
import { waivers } from '../../../db/schema/waivers';
import type { Queryable } from '../../database/database';
import { waiverStateOfTicket } from '../../database/waivers.repository';

/** How many events a list of what waits names. */
export const mostNamed = 5;
const named = { id: events.id, title: events.title, startDate: events.startDate, startTime: events.startTime };

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
const mostBookings = 5000;

/** Of an organizer's dates, those that are near. */
export const isNear = (organizerId: number) =>
  and(
    eq(events.organizerId, organizerId),
    sql`${events.startsAt} <= now() + make_interval(days => ${waitingDays}::int)`,
  );

/** A confirmed booking of a date to come, whose series has a required question. */
export type AskedOfDate = Awaited<ReturnType<typeof findAskedBookings>>[number];

export async function findAskedBookings(db: Queryable, isWanted: SQL | undefined) {
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
        isWanted,
        eq(events.status, 'published'),
        eq(bookings.status, 'confirmed'),
        isOfPeople,
        gt(events.startsAt, sql`now()`),
        sql`exists (select from ${bookingQuestions} where ${bookingQuestions.seriesId} = ${events.seriesId}
          and ${bookingQuestions.isRequired} and ${bookingQuestions.retiredAt} is null)`,
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id), asc(bookings.id))
    .limit(mostBookings);
}
