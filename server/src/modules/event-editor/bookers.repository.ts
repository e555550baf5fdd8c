import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import type { Queryable } from '../../database/database';

export interface Booker {
  readonly userId: number;
  readonly bookingIds: readonly number[];
  /** Until when one that was paid can be cancelled for everything, because the event has moved; null if none can. */
  readonly freeUntil: Date | null;
}

/** The people with a confirmed booking of an event, each once, with their bookings. */
export async function findBookers(db: Queryable, eventId: number): Promise<readonly Booker[]> {
  const rows = await db
    .select({
      userId: bookings.userId,
      freeMs: sql<number | null>`(extract(epoch from max(${bookings.freeCancellationUntil})
        filter (where ${bookings.totalCents} > 0 and ${bookings.freeCancellationUntil} > now())) * 1000)::float8`,
      bookingIds: sql<number[]>`array_agg(${bookings.id} order by ${bookings.id})`,
    })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), isNotNull(bookings.userId)))
    .groupBy(bookings.userId)
    .orderBy(asc(bookings.userId));
  return rows.flatMap(({ userId, bookingIds, freeMs }) =>
    userId === null ? [] : [{ userId, bookingIds, freeUntil: freeMs === null ? null : new Date(freeMs) }],
  );
}
