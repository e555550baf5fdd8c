import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import type { Queryable } from '../../database/database';

export interface Booker {
  readonly userId: number;
  readonly bookingIds: readonly number[];
}

/** The people with a confirmed booking of an event, each once, with their bookings. */
export async function findBookers(db: Queryable, eventId: number): Promise<readonly Booker[]> {
  const rows = await db
    .select({
      userId: bookings.userId,
      bookingIds: sql<number[]>`array_agg(${bookings.id} order by ${bookings.id})`,
    })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), isNotNull(bookings.userId)))
    .groupBy(bookings.userId)
    .orderBy(asc(bookings.userId));
  return rows.flatMap(({ userId, bookingIds }) => (userId === null ? [] : [{ userId, bookingIds }]));
}
