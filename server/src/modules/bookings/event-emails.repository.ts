import { reminderHours, thanksAfterHours, thanksUntilHours } from '@ascendant/domain/booking/event-emails';
import { and, asc, eq, not, notExists, sql, type SQL } from 'drizzle-orm';
import { bookings, isOfPeople, type BookingRow } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import { reviews } from '../../../db/schema/opinions';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { worksOnEvent } from '../../database/organizations.repository';

/** What one round of the job writes. The next round continues. */
const mostAtOnce = 500;
const hours = (count: number) => sql`make_interval(hours => ${count})`;

/** Confirmed bookings whose event starts within `reminderHours`, and that were made earlier than that. */
export async function findToRemind(db: Queryable): Promise<readonly DueEmail[]> {
  const isSoon = sql`${events.startsAt} > now() and ${events.startsAt} <= now() + ${hours(reminderHours)}`;
  const wasBookedBefore = sql`${bookings.confirmedAt} <= ${events.startsAt} - ${hours(reminderHours)}`;
  return findDue(db, 'event_reminder', and(isSoon, wasBookedBefore));
}

/** Confirmed bookings whose event has been over for a while, of people who haven't reviewed it and don't host it. */
export async function findToThank(db: Queryable): Promise<readonly DueEmail[]> {
  const isOver = sql`${events.endsAt} between now() - ${hours(thanksUntilHours)} and now() - ${hours(thanksAfterHours)}`;
  const own = and(eq(reviews.userId, bookings.userId), eq(reviews.eventId, bookings.eventId));
  const isUnreviewed = notExists(db.select({ id: reviews.id }).from(reviews).where(own));
  return findDue(db, 'event_thanks', and(isOver, isUnreviewed, not(worksOnEvent(bookings.userId))));
}

/**
 * What makes the email about a booking's event the only one. Another date of the series has another, and so has another day that its date was moved to: a
 * reminder of the day before isn't one of the new day.
 */
const keyOf = (kind: string) =>
  sql<string>`${kind}::text || ':' || ${bookings.id} || case when ${bookings.policyStartsAt} is null then '' else ':' || ${bookings.eventId} end
    || case when local_time(${bookings.bookedStartsAt}, ${events.timezone})::date = ${events.startDate} then '' else ':' || ${events.startDate} end`;

/** A booking whose email is due, and what makes it the only one. */
export interface DueEmail {
  readonly booking: BookingRow;
  readonly key: string;
}

async function findDue(db: Queryable, kind: string, isDue: SQL | undefined): Promise<readonly DueEmail[]> {
  const key = keyOf(kind);
  return db
    .select({ booking: bookings, key })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        isOfPeople,
        eq(events.status, 'published'),
        eq(users.eventEmails, true),
        eq(users.disabled, false),
        isDue,
        notExists(db.select({ id: mails.id }).from(mails).where(eq(mails.dedupeKey, key))),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(mostAtOnce);
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
