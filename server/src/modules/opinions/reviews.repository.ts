import { publicStatuses } from '@ascendant/domain/event/access';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { reviews, type NewReviewRow, type ReviewRow } from '../../../db/schema/opinions';
import { users } from '../../../db/schema/users';
import { builtOnce } from '../../database/built-once';
import type { Queryable } from '../../database/database';
import { forOpinion, type EventForOpinion } from './opinions.repository';

/** The person's confirmed booking of the event; null without one. */
export async function findConfirmedBookingId(db: Queryable, userId: number, eventId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(eq(bookings.userId, userId), eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed'), isOfPeople),
    );
  return row?.id ?? null;
}

export interface SignedReview {
  readonly review: ReviewRow;
  /** Null once the account is deleted. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The event's organizer; null once that account is gone. */
  readonly organizerId: number | null;
  /** The first day of the date that was reviewed. */
  readonly startDate: string;
}

/** An event with the reviews of all dates of its series, newest first; null for an unknown event. @param asked only admins see junk */
export async function findReviewedEvent(
  db: Queryable,
  asked: { readonly eventId: number; readonly userId: number | null; readonly withJunk: boolean },
): Promise<{ readonly event: EventForOpinion; readonly reviews: readonly SignedReview[] } | null> {
  const rows = await reviewedEvent(db).execute(asked);
  const [first] = rows;
  if (!first) return null;
  const reviewed = rows.flatMap(({ review, startDate, ...signed }) =>
    review && startDate !== null ? [{ ...signed, review, startDate }] : [],
  );
  return { event: first.event, reviews: reviewed };
}

const reviewedEvent = builtOnce((db) => {
  const [eventId, withJunk] = [sql.placeholder('eventId'), sql.placeholder('withJunk')];
  const dated = alias(events, 'dated');
  // Of an unlisted date, no one learns from another.
  const isShown = or(isNull(dated.accessCode), eq(dated.id, eventId));
  return db
    .select({ ...signedColumns, event: forOpinion, organizerId: dated.organizerId, startDate: dated.startDate })
    .from(reviews)
    .innerJoin(dated, eq(dated.id, reviews.eventId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .rightJoin(
      events,
      and(eq(dated.seriesId, events.seriesId), isShown, sql`(${withJunk}::boolean or not ${reviews.isJunk})`),
    )
    .where(eq(events.id, eventId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
});

export interface ReviewOfHost extends SignedReview {
  readonly event: { readonly id: number; readonly slug: string; readonly title: string };
}

/** The newest reviews of the events of one person that everyone can see, without junk. */
export async function findReviewsOfHost(db: Queryable, hostId: number, limit: number): Promise<ReviewOfHost[]> {
  return db
    .select({ ...signedColumns, event: { id: events.id, slug: events.slug, title: events.title } })
    .from(reviews)
    .innerJoin(events, eq(events.id, reviews.eventId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(events.organizerId, hostId),
        inArray(events.status, publicStatuses),
        isNull(events.accessCode),
        eq(reviews.isJunk, false),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}

/** @returns null if this person hasn't reviewed the event */
export async function findOwnReview(db: Queryable, userId: number, eventId: number): Promise<SignedReview | null> {
  const [found] = await signed(db).where(and(eq(reviews.userId, userId), eq(reviews.eventId, eventId)));
  return found ?? null;
}

const signedColumns = {
  review: reviews,
  firstName: users.firstName,
  lastName: users.lastName,
  organizerId: events.organizerId,
  startDate: events.startDate,
};

function signed(db: Queryable) {
  return db
    .select(signedColumns)
    .from(reviews)
    .innerJoin(events, eq(events.id, reviews.eventId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .$dynamic();
}

/** @returns the new review's id; null when the person has reviewed this event before */
export async function insertReview(db: Queryable, review: NewReviewRow): Promise<number | null> {
  const [row] = await db.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id });
  return row?.id ?? null;
}

export type ReviewChange = Partial<Omit<NewReviewRow, 'id' | 'eventId' | 'userId' | 'bookingId' | 'createdAt'>>;

export async function updateReview(db: Queryable, id: number, change: ReviewChange): Promise<void> {
  await db.update(reviews).set(change).where(eq(reviews.id, id));
}

/** Locks the review of a person until the end of the transaction. @returns null if they haven't written one */
export async function lockOwnReview(db: Queryable, userId: number, eventId: number): Promise<ReviewRow | null> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.eventId, eventId)))
    .for('no key update');
  return row ?? null;
}
