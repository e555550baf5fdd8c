import { asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { bookingNotices } from '../../../db/schema/booking-notices';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { mailedEvent } from '../../mail/mailed-event.repository';

/** What one transaction tells: emails of their own, or lines of one that has to hold them all. */
const mostAtOnce = { each: 200, daily: 10_000 } as const;

/** An organizer who's still to be told something. */
export interface WaitingOrganizer {
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
  readonly bookingEmails: 'each' | 'daily';
  /** IANA name; null for that of each event. */
  readonly timezone: string | null;
}

/** Organizers who want emails and have something to be told. */
export async function findWaitingOrganizers(db: Queryable): Promise<readonly WaitingOrganizer[]> {
  const rows = await db
    .selectDistinct({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      bookingEmails: users.bookingEmails,
      timezone: users.timezone,
    })
    .from(bookingNotices)
    .innerJoin(bookings, eq(bookings.id, bookingNotices.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(users, eq(users.id, events.organizerId))
    .where(eq(users.disabled, false))
    .orderBy(asc(users.id));
  return rows.flatMap(({ bookingEmails, ...organizer }) =>
    bookingEmails === 'none' ? [] : [{ ...organizer, bookingEmails }],
  );
}

/** What happened, for the email that says so. */
export type FoundNotice = Awaited<ReturnType<typeof findNotices>>[number];

/** What an organizer is still to be told, the oldest first, locked. Rows that another process is telling are left to it. */
export async function findNotices(
  tx: Queryable,
  { userId, bookingEmails }: Pick<WaitingOrganizer, 'userId' | 'bookingEmails'>,
) {
  return tx
    .select({
      id: bookingNotices.id,
      kind: bookingNotices.kind,
      people: bookingNotices.people,
      happenedAt: bookingNotices.createdAt,
      bookingId: bookings.id,
      bookerId: bookings.userId,
      /** As it's on the booking; null once they're forgotten. */
      booker: sql<string | null>`${bookings.attendees} -> 0 ->> 'name'`,
      event: {
        id: events.id,
        ...mailedEvent,
        seatsConfirmed: events.seatsConfirmed,
        capacity: events.capacity,
      },
    })
    .from(bookingNotices)
    .innerJoin(bookings, eq(bookings.id, bookingNotices.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(eq(events.organizerId, userId))
    .orderBy(asc(bookingNotices.id))
    .limit(mostAtOnce[bookingEmails])
    .for('update', { of: bookingNotices, skipLocked: true });
}

export async function removeNotices(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(bookingNotices).where(inArray(bookingNotices.id, [...ids]));
}

/** Removes what no one wants to be told: of organizers who chose so, are disabled, or have no account any more. */
export async function forgetUnwanted(db: Queryable): Promise<void> {
  const unwanted = db
    .select({ id: bookingNotices.id })
    .from(bookingNotices)
    .innerJoin(bookings, eq(bookings.id, bookingNotices.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(users, eq(users.id, events.organizerId))
    .where(or(isNull(users.id), eq(users.disabled, true), eq(users.bookingEmails, 'none')));
  await db.delete(bookingNotices).where(inArray(bookingNotices.id, unwanted));
}
