import { reminderHours, thanksAfterHours, thanksUntilHours } from '@ascendant/domain/booking/event-emails';
import { and, asc, eq, not, notExists, sql, type SQL } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import { reviews } from '../../../db/schema/reviews';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { worksOnEvent } from '../../database/organizations.repository';

/** What one round of the job writes. The next round continues. */
const mostAtOnce = 500;
const hours = (count: number) => sql`make_interval(hours => ${count})`;

/** Confirmed bookings whose event starts within `reminderHours`, and that were made earlier than that. */
export async function findToRemind(db: Queryable): Promise<readonly BookingRow[]> {
  const isSoon = sql`${events.startsAt} > now() and ${events.startsAt} <= now() + ${hours(reminderHours)}`;
  const wasBookedBefore = sql`${bookings.confirmedAt} <= ${events.startsAt} - ${hours(reminderHours)}`;
  return findDue(db, 'event_reminder', and(isSoon, wasBookedBefore));
}

/** Confirmed bookings whose event has been over for a while, of people who haven't reviewed it and don't host it. */
export async function findToThank(db: Queryable): Promise<readonly BookingRow[]> {
  const isOver = sql`${events.endsAt} between now() - ${hours(thanksUntilHours)} and now() - ${hours(thanksAfterHours)}`;
  const own = and(eq(reviews.userId, bookings.userId), eq(reviews.eventId, bookings.eventId));
  const isUnreviewed = notExists(db.select({ id: reviews.id }).from(reviews).where(own));
  return findDue(db, 'event_thanks', and(isOver, isUnreviewed, not(worksOnEvent(bookings.userId))));
}

/** What makes the email about a booking's event the only one; another date has another. */
export function eventMailKey(
  kind: 'event_reminder' | 'event_thanks',
  { id, eventId, policyStartsAt }: Pick<BookingRow, 'id' | 'eventId' | 'policyStartsAt'>,
): string {
  return policyStartsAt === null ? `${kind}:${id}` : `${kind}:${id}:${eventId}`;
}

async function findDue(db: Queryable, kind: string, isDue: SQL | undefined): Promise<readonly BookingRow[]> {
  // As `eventMailKey` says: once for each date that a booking was moved to.
  const isWritten = eq(
    mails.dedupeKey,
    sql`${kind} || ':' || ${bookings.id} || case when ${bookings.policyStartsAt} is null then '' else ':' || ${bookings.eventId} end`,
  );
  const rows = await db
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        eq(events.status, 'published'),
        eq(users.eventEmails, true),
        eq(users.disabled, false),
        isDue,
        notExists(db.select({ id: mails.id }).from(mails).where(isWritten)),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(mostAtOnce);
  return rows.map(({ booking }) => booking);
}

/** Notes whether the person who got an email wants such emails. @returns false if there's no such email, or its account is gone */
export async function setEventEmails(db: Queryable, messageId: string, areWanted: boolean): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ eventEmails: areWanted })
    .from(mails)
    .where(and(eq(mails.messageId, messageId), eq(mails.userId, users.id)))
    .returning({ id: users.id });
  return rows.length > 0;
}
