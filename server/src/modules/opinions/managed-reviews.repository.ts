import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { ReviewSort, ReviewState } from '@ascendant/domain/opinion/review';
import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { reviews, type ReviewRow } from '../../../db/schema/opinions';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

/** A review with its event and its author. */
export interface ManagedReviewRecord {
  readonly review: ReviewRow;
  readonly event: {
    readonly title: string;
    readonly status: EventStatus;
    readonly organizerId: number | null;
    readonly accessCode: string | null;
  };
  /** The author's; null once the account is deleted. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

export interface ReviewsWanted {
  /** Only reviews of this organizer's events; null for all. */
  readonly organizerId: number | null;
  readonly q?: string | undefined;
  readonly state?: ReviewState | undefined;
  readonly rating?: number | undefined;
  readonly sort?: ReviewSort | undefined;
}

const orders: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  newest: [desc(reviews.createdAt), desc(reviews.id)],
  oldest: [asc(reviews.createdAt), asc(reviews.id)],
  lowest: [asc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
  highest: [desc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
};

/** Ids of one page of reviews; of all of them without a limit. */
export async function findReviewIds(
  db: Queryable,
  wanted: ReviewsWanted,
  {
    limit = Number.MAX_SAFE_INTEGER,
    offset = 0,
  }: { readonly limit?: number | undefined; readonly offset?: number | undefined },
): Promise<readonly number[]> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(conditionOf(wanted))
    .orderBy(...orders[wanted.sort ?? 'newest'])
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** The reviews of some ids, in their order; deleted ones are left out. */
export async function findManagedReviews(
  db: Queryable,
  ids: readonly number[],
): Promise<readonly ManagedReviewRecord[]> {
  const rows = await managed(db).where(sql`${reviews.id} = any(${sql.param([...ids])}::int[])`);
  const byId = new Map(rows.map((row) => [row.review.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countReviews(db: Queryable, wanted: ReviewsWanted): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(conditionOf(wanted));
  return row?.count ?? 0;
}

/** Locks one review until the end of the transaction. @returns null if there's none */
export async function lockReview(db: Queryable, id: number): Promise<ManagedReviewRecord | null> {
  await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, id)).for('no key update');
  const [found] = await managed(db).where(eq(reviews.id, id));
  return found ?? null;
}

export async function deleteReview(db: Queryable, id: number): Promise<void> {
  await db.delete(reviews).where(eq(reviews.id, id));
}

export interface ReviewFigures {
  readonly all: number;
  readonly unanswered: number;
  readonly junk: number;
  readonly ratingSum: number;
  readonly events: number;
}

const none: ReviewFigures = { all: 0, unanswered: 0, junk: 0, ratingSum: 0, events: 0 };

export async function findReviewFigures(db: Queryable, organizerId: number | null): Promise<ReviewFigures> {
  const counts = sql`not ${reviews.isJunk}`;
  const [row] = await db
    .select({
      all: sql<number>`count(*) filter (where ${counts})::int`,
      unanswered: sql<number>`count(*) filter (where ${counts} and ${reviews.adminResponse} is null)::int`,
      junk: sql<number>`count(*) filter (where ${reviews.isJunk})::int`,
      ratingSum: sql<number>`coalesce(sum(${reviews.rating}) filter (where ${counts}), 0)::int`,
      events: sql<number>`count(distinct ${reviews.eventId}) filter (where ${counts})::int`,
    })
    .from(reviews)
    .where(ofOrganizer(organizerId));
  return row ?? none;
}

function managed(db: Queryable) {
  return db
    .select({
      review: reviews,
      event: {
        title: events.title,
        status: events.status,
        organizerId: events.organizerId,
        accessCode: events.accessCode,
      },
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(reviews)
    .innerJoin(events, eq(events.id, reviews.eventId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .$dynamic();
}

function conditionOf({ organizerId, q, state, rating }: ReviewsWanted): SQL | undefined {
  return and(
    ofOrganizer(organizerId),
    q === undefined || q === '' ? undefined : contains(q),
    organizerId === null && state === undefined ? undefined : eq(reviews.isJunk, state === 'junk'),
    state === 'unanswered' ? isNull(reviews.adminResponse) : undefined,
    rating === undefined ? undefined : eq(reviews.rating, rating),
  );
}

function ofOrganizer(organizerId: number | null): SQL | undefined {
  if (organizerId === null) return undefined;
  return sql`${reviews.eventId} in (select ${events.id} from ${events} where ${events.organizerId} = ${organizerId})`;
}

/** A part of the comment, the person's name or the event's title. Each is looked up by itself, so that indexes serve. */
function contains(q: string): SQL {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${reviews.comment} ilike ${pattern}
    or ${reviews.eventId} in (select ${events.id} from ${events} where ${events.title} ilike ${pattern})
    or ${reviews.userId} in (select ${users.id} from ${users} where ${users.firstName} || ' ' || ${users.lastName} ilike ${pattern}))`;
}
