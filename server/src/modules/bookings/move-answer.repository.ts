import { eq, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import type { Queryable, Transaction } from '../../database/database';

/** A booking as someone sees it who was asked whether they come on another day. */
export async function findAskedBooking(db: Queryable, bookingId: number) {
  const [row] = await db
    .select({
      id: bookings.id,
      status: bookings.status,
      totalCents: bookings.totalCents,
      answerBy: bookings.moveAnswerBy,
      booked: {
        startDate: bookedAt('YYYY-MM-DD'),
        startTime: bookedAt('HH24:MI'),
      },
      event: {
        id: events.id,
        title: events.title,
        startDate: events.startDate,
        startTime: events.startTime,
        endDate: events.endDate,
        endTime: events.endTime,
        timezone: events.timezone,
        location: events.location,
      },
      hasOtherDates: events.hasOtherDates,
      // Not now(): the transaction may have waited for a lock past the last moment.
      nowMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(eq(bookings.id, bookingId));
  return row ?? null;
}
export type AskedBooking = NonNullable<Awaited<ReturnType<typeof findAskedBooking>>>;

/** When it was booked for, on the clock where it is. */
function bookedAt(form: 'YYYY-MM-DD' | 'HH24:MI') {
  return sql<string>`to_char(local_time(coalesce(${bookings.bookedStartsAt}, ${events.startsAt}), ${events.timezone}), ${form})`;
}

/** Notes that someone comes on the new day: that's what they've been sold now. */
export async function answerMove(tx: Transaction, bookingId: number): Promise<void> {
  const endsAt = sql`(select ${events.endsAt} from ${events} where ${events.id} = ${bookings.eventId})`;
  await tx.update(bookings).set({ moveAnswerBy: null, soldEndsAt: endsAt }).where(eq(bookings.id, bookingId));
}
