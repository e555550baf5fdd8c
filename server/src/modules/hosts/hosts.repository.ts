import { publicStatuses } from '@ascendant/domain/event/access';
import type { RatingTotals } from '@ascendant/domain/opinion/review';
import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
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
      upcomingCount: countOf(id, sql`> now()`),
      pastCount: countOf(id, sql`<= now()`),
    })
    .from(users)
    .where(and(eq(users.id, id), not(users.disabled), hasPublicEvent(id)));
  return host === undefined ? null : { ...host, ...(await ratingsOf(db, id)) };
}

function hasPublicEvent(hostId: number): SQL {
  const isPublic = and(eq(events.createdBy, hostId), inArray(events.status, publicStatuses));
  return sql`exists (select from ${events} where ${isPublic})`;
}

/** How many of a host's published events start before or after now, read from an index alone. */
function countOf(hostId: number, start: SQL) {
  const isCounted = sql`${events.createdBy} = ${hostId} and ${events.status} = 'published' and ${events.startsAt} ${start}`;
  return sql<number>`(select count(*)::int from ${events} where ${isCounted})`;
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
