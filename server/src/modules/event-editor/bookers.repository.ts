import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import type { Queryable } from '../../database/database';

/** The people with a confirmed booking of an event, each once. */
export async function findBookers(db: Queryable, eventId: number): Promise<readonly number[]> {
  const rows = await db
    .selectDistinct({ userId: bookings.userId })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), isNotNull(bookings.userId)))
    .orderBy(asc(bookings.userId));
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
}
