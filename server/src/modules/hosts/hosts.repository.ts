import { publicStatuses } from '@ascendant/domain/event/access';
import type { RatingTotals } from '@ascendant/domain/opinion/review';
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { reviews } from '../../../db/schema/reviews';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

export interface HostRecord extends RatingTotals {
  readonly id: number;
  readonly name: string;
  readonly bio: string | null;
  readonly upcomingCount: number;
  readonly pastCount: number;
}

/** @returns null without an event that everyone can see, and for disabled accounts */
export async function findHost(db: Queryable, id: number): Promise<HostRecord | null> {
  const [host] = await db
    .select({
      id: users.id,
      name: sql<string>`coalesce(${users.displayName}, concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
      bio: users.bio,
      upcomingCount: countOf(sql`${events.status} = 'published' and ${events.startsAt} > now()`),
      pastCount: countOf(sql`${events.status} = 'published' and ${events.startsAt} <= now()`),
    })
    .from(users)
    .innerJoin(events, and(eq(events.createdBy, users.id), inArray(events.status, publicStatuses)))
    .where(and(eq(users.id, id), not(users.disabled)))
    .groupBy(users.id);
  return host === undefined ? null : { ...host, ...(await ratingsOf(db, id)) };
}

function countOf(condition: ReturnType<typeof sql>) {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}

async function ratingsOf(db: Queryable, hostId: number): Promise<RatingTotals> {
  const [ratings] = await db
    .select({
      reviewCount: sql<number>`count(*)::int`,
      ratingSum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
    })
    .from(reviews)
    .innerJoin(events, eq(events.id, reviews.eventId))
    .where(and(eq(events.createdBy, hostId), inArray(events.status, publicStatuses), not(reviews.isJunk)));
  return ratings ?? { reviewCount: 0, ratingSum: 0 };
}
