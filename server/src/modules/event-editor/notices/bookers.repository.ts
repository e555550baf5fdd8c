import { grouped } from '@ascendant/domain/grouped';
import { and, asc, eq, isNotNull, sql, inArray, exists, gt, notExists } from 'drizzle-orm';
import { tickets } from '../../../../db/schema/attendees';
import { bookings, isOfPeople } from '../../../../db/schema/bookings';
import { events } from '../../../../db/schema/events';
import { mails } from '../../../../db/schema/mails';
import type { Queryable, Transaction } from '../../../database/database';
import { events as eventsModule } from '../../events/events.module';

/** What makes the reminder of a question the only one: another move asks another question, which is answered by another moment. */
const reminderKey = sql<string>`'moved_date_reminder:' || ${bookings.id} || ':' || (extract(epoch from ${bookings.moveAnswerBy}) * 1000)::bigint`;
const { answerDay } = eventsModule.movedColumns;
// Not now(): an email's condition is checked beside others, some of them slow.
const isOpen = and(eq(bookings.status, 'confirmed'), gt(bookings.moveAnswerBy, sql`clock_timestamp()`));

export interface Booker {
  readonly userId: number;
  readonly bookingIds: readonly number[];
  /** Until when one that was paid can be cancelled for everything, because the event has moved; null if none can. */
  readonly freeUntil: Date | null;
  /** The first one whose traveller is asked whether they come on the new date, and by which day, if by any; null if none is. */
  readonly asked: { readonly bookingId: number; readonly isFree: boolean; readonly day: string | null } | null;
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
      answerDay: sql<string | null>`min(${answerDay}) filter (where ${isAsked})`,
      isFree: sql<boolean>`coalesce(bool_and(${bookings.totalCents} = 0) filter (where ${isAsked}), false)`,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), isNotNull(bookings.userId), isOfPeople))
    .groupBy(bookings.userId)
    .orderBy(asc(bookings.userId));
  return rows.flatMap(({ userId, bookingIds, freeMs, askedId, answerDay: day, isFree }) => {
    if (userId === null) return [];
    const asked = askedId === null ? null : { bookingId: askedId, isFree, day };
    return [{ userId, bookingIds, freeUntil: freeMs === null ? null : new Date(freeMs), asked }];
  });
}

/** Someone without an account whom the organizer booked, perhaps several times. */
export interface BookedGuest {
  /** The first of them. */
  readonly bookingId: number;
  readonly bookingIds: readonly number[];
  readonly email: string;
  readonly name: string;
}

/** The guests with a confirmed booking of an event whose email the organizer gave: each address once. */
export async function findBookedGuests(db: Queryable, eventId: number): Promise<readonly BookedGuest[]> {
  const rows = await db
    .select({ bookingId: bookings.id, email: bookings.guestEmail, attendees: bookings.attendees })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), isNotNull(bookings.guestEmail)))
    .orderBy(asc(bookings.id));
  return [...grouped(rows, ({ email }) => email ?? '')].flatMap(([email, ofAddress]) => {
    const [first] = ofAddress;
    if (first === undefined) return [];
    const { bookingId, attendees } = first;
    return [
      { bookingId, bookingIds: ofAddress.map((each) => each.bookingId), email, name: attendees[0]?.name ?? 'guest' },
    ];
  });
}

/** When a date begins now, and its confirmed bookings of people with an account. A guest of the organizer's own is told by the organizer. */
export async function findAskable(tx: Transaction, eventId: number) {
  const [event] = await tx.select({ startsAt: events.startsAt }).from(events).where(eq(events.id, eventId));
  if (!event) throw new RangeError(`event ${eventId} has gone`);
  const { id, bookedStartsAt, moveAnswerBy } = bookings;
  const found = await tx
    .select({ id, bookedStartsAt, moveAnswerBy })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), isNotNull(bookings.userId), isOfPeople))
    .orderBy(asc(bookings.id));
  return { startsAt: event.startsAt, bookings: found };
}

export async function setAnswerBy(tx: Transaction, ids: readonly number[], moveAnswerBy: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(bookings)
    .set({ moveAnswerBy })
    .where(inArray(bookings.id, [...ids]));
}

/** Whether anyone has been checked in on a date. */
export async function hasCheckIns(tx: Queryable, eventId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.eventId, eventId), isNotNull(tickets.checkedInAt)))
    .limit(1);
  return rows.length > 0;
}

/** The bookings of a date that were asked to answer by a moment, haven't, and have no reminder of it yet. */
export async function findToRemind(db: Queryable, { eventId, answerBy }: { eventId: number; answerBy: Date }) {
  const reminded = db.select({ id: mails.id }).from(mails).where(eq(mails.dedupeKey, reminderKey));
  return db
    .select({
      id: bookings.id,
      userId: sql<number>`${bookings.userId}`,
      totalCents: bookings.totalCents,
      day: answerDay,
      key: reminderKey,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        eq(bookings.eventId, eventId),
        eq(bookings.moveAnswerBy, answerBy),
        eq(events.status, 'published'),
        isNotNull(bookings.userId),
        isOpen,
        notExists(reminded),
      ),
    )
    .orderBy(asc(bookings.id));
}
export type UnansweredBooking = Awaited<ReturnType<typeof findToRemind>>[number];

/** Whether a booking still waits for the answer that a written reminder asks for; not once its date has moved again. */
export async function isReminderTrue(db: Queryable, bookingId: number): Promise<boolean> {
  const reminder = db.select({ id: mails.id }).from(mails).where(eq(mails.dedupeKey, reminderKey));
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), isOpen, exists(reminder)));
  return rows.length > 0;
}
