import { and, eq } from 'drizzle-orm';
import { reviews } from '../../../db/schema/reviews';
import type { Queryable } from '../../database/database';

/** Ratings, 1 to 5, of an event's reviews that aren't junk. */
export async function findRatings(tx: Queryable, eventId: number): Promise<readonly number[]> {
  const rows = await tx
    .select({ rating: reviews.rating })
    .from(reviews)
    .where(and(eq(reviews.eventId, eventId), eq(reviews.isJunk, false)));
  return rows.map(({ rating }) => rating);
}
