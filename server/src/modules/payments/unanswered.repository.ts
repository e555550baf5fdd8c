import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import type { Queryable } from '../../database/database';

/** The confirmed bookings of a moved date whose time to answer is over. */
export async function findUnanswered(db: Queryable, eventId: number): Promise<readonly number[]> {
  const isDue = lte(bookings.moveAnswerBy, sql`now()`);
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), isDue))
    .orderBy(asc(bookings.id));
  return rows.map(({ id }) => id);
}
