import { and, asc, eq, exists, gt, isNotNull, notExists, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import type { Queryable } from '../../database/database';

/** What makes the reminder of a question the only one: another move asks another question, which is answered by another moment. */
const reminderKey = sql<string>`'moved_date_reminder:' || ${bookings.id} || ':' || (extract(epoch from ${bookings.moveAnswerBy}) * 1000)::bigint`;
// Not now(): an email's condition is checked beside others, some of them slow.
const isOpen = and(eq(bookings.status, 'confirmed'), gt(bookings.moveAnswerBy, sql`clock_timestamp()`));

/** The bookings of a date that were asked to answer by a moment, haven't, and have no reminder of it yet. */
export async function findToRemind(db: Queryable, { eventId, answerBy }: { eventId: number; answerBy: Date }) {
  const reminded = db.select({ id: mails.id }).from(mails).where(eq(mails.dedupeKey, reminderKey));
  return db
    .select({
      id: bookings.id,
      userId: sql<number>`${bookings.userId}`,
      totalCents: bookings.totalCents,
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
