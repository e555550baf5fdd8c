import { askAfterHours, remindAfterHours, remindDaysBefore } from '@ascendant/domain/question/answer-times';
import { and, asc, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import { bookingAnswers, bookingQuestions } from '../../../db/schema/attendees';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { mailedEvent, mailedOrganizer } from '../../mail/recipient.repository';

/** A booking whose traveller may have something to answer. */
export type BookingToAsk = Awaited<ReturnType<typeof findToAsk>>[number];

export const mostAtOnce = 200;
const hours = (count: number) => sql`make_interval(hours => ${count}::int)`;
const hasMail = (kind: string, since?: SQL) =>
  sql`exists (select from ${mails} where ${mails.dedupeKey} = ${kind} || ':' || ${bookings.id} ${
    since === undefined ? sql`` : sql`and ${mails.createdAt} > ${since}`
  })`;

/** Bookings from a while ago that have answered nothing, and haven't been asked by email. @param after the id to go on from */
export async function findToAsk(db: Queryable, after: number) {
  const isAsked = sql`exists (select from ${bookingQuestions}
    where ${bookingQuestions.seriesId} = ${events.seriesId} and ${bookingQuestions.retiredAt} is null)`;
  const hasAnswered = sql`exists (select from ${bookingAnswers} where ${bookingAnswers.bookingId} = ${bookings.id})`;
  return findBookings(
    db,
    after,
    and(
      sql`${bookings.confirmedAt} <= now() - ${hours(askAfterHours)}`,
      isAsked,
      sql`not ${hasAnswered}`,
      sql`not ${hasMail('questions_asked')}`,
      sql`not ${hasMail('questions_reminder')}`,
    ),
  );
}

/** Bookings of events that are near, with a required question, that haven't been reminded; the booking and the email that asked are a while ago. */
export async function findToRemind(db: Queryable, after: number) {
  const isRequired = sql`exists (select from ${bookingQuestions} where ${bookingQuestions.seriesId} = ${events.seriesId}
    and ${bookingQuestions.retiredAt} is null and ${bookingQuestions.isRequired})`;
  return findBookings(
    db,
    after,
    and(
      sql`${events.startsAt} <= now() + make_interval(days => ${remindDaysBefore}::int)`,
      sql`${bookings.confirmedAt} <= now() - ${hours(remindAfterHours)}`,
      isRequired,
      sql`not ${hasMail('questions_asked', sql`now() - ${hours(remindAfterHours)}`)}`,
      sql`not ${hasMail('questions_reminder')}`,
    ),
  );
}

async function findBookings(db: Queryable, after: number, isDue: SQL | undefined) {
  return db
    .select({
      id: bookings.id,
      userId: bookings.userId,
      attendees: bookings.attendees,
      cancelledPositions: bookings.cancelledPositions,
      seriesId: events.seriesId,
      /** Null for a guest without an email. */
      to: sql<string | null>`coalesce(${users.email}, ${bookings.guestEmail})`,
      firstName: users.firstName,
      event: mailedEvent,
      organizerName: mailedOrganizer,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(
      and(
        gt(bookings.id, after),
        eq(bookings.status, 'confirmed'),
        isOfPeople,
        eq(events.status, 'published'),
        gt(events.startsAt, sql`now()`),
        or(eq(users.disabled, false), sql`${bookings.guestEmail} is not null`),
        isDue,
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(mostAtOnce);
}
