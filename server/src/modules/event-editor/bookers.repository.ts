import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';

export interface Booker {
  readonly userId: number;
  readonly bookingIds: readonly number[];
  /** Until when one that was paid can be cancelled for everything, because the event has moved; null if none can. */
  readonly freeUntil: Date | null;
  /** The first one whose traveller is asked whether they come on the new day, and until when; null if none is. */
  readonly asked: { readonly bookingId: number; readonly isFree: boolean; readonly until: Date } | null;
}

/** Whether an event has other dates that a booking can move to. */
export async function hasOtherDates(db: Queryable, eventId: number): Promise<boolean> {
  const [row] = await db.select({ hasOtherDates: events.hasOtherDates }).from(events).where(eq(events.id, eventId));
  return row?.hasOtherDates === true;
}

/** The people with a confirmed booking of an event, each once, with their bookings. */
export async function findBookers(db: Queryable, eventId: number): Promise<readonly Booker[]> {
  const isAsked = sql`${bookings.moveAnswerBy} > now()`;
  const rows = await db
    .select({
      userId: bookings.userId,
      freeMs: sql<number | null>`(extract(epoch from max(${bookings.freeCancellationUntil})
        filter (where ${bookings.totalCents} > 0 and ${bookings.freeCancellationUntil} > now())) * 1000)::float8`,
      bookingIds: sql<number[]>`array_agg(${bookings.id} order by ${bookings.id})`,
      askedId: sql<number | null>`min(${bookings.id}) filter (where ${isAsked})`,
      answerMs: sql<
        number | null
      >`(extract(epoch from min(${bookings.moveAnswerBy}) filter (where ${isAsked})) * 1000)::float8`,
      isFree: sql<boolean>`coalesce(bool_and(${bookings.totalCents} = 0) filter (where ${isAsked}), false)`,
    })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), isNotNull(bookings.userId), isOfPeople))
    .groupBy(bookings.userId)
    .orderBy(asc(bookings.userId));
  return rows.flatMap(({ userId, bookingIds, freeMs, askedId, answerMs, isFree }) => {
    if (userId === null) return [];
    const asked =
      askedId === null || answerMs === null ? null : { bookingId: askedId, isFree, until: new Date(answerMs) };
    return [{ userId, bookingIds, freeUntil: freeMs === null ? null : new Date(freeMs), asked }];
  });
}

/** Someone without an account whom the organizer booked. */
export interface BookedGuest {
  readonly bookingId: number;
  readonly email: string;
  readonly name: string;
}

/** The guests with a confirmed booking of an event whose email the organizer gave. */
export async function findBookedGuests(db: Queryable, eventId: number): Promise<readonly BookedGuest[]> {
  const rows = await db
    .select({ bookingId: bookings.id, email: bookings.guestEmail, attendees: bookings.attendees })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), isNotNull(bookings.guestEmail)))
    .orderBy(asc(bookings.id));
  return rows.flatMap(({ bookingId, email, attendees }) =>
    email === null ? [] : [{ bookingId, email, name: attendees[0]?.name ?? 'guest' }],
  );
}
