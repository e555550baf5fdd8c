import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { and, desc, eq, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { eventFeedback, type EventFeedbackRow, type NewEventFeedbackRow } from '../../../db/schema/event-feedback';
import { events } from '../../../db/schema/events';
import { reviews, type NewReviewRow, type ReviewRow } from '../../../db/schema/reviews';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';

export async function findFeedback(db: Queryable, userId: number, eventId: number): Promise<EventFeedbackRow | null> {
  const [row] = await db
    .select()
    .from(eventFeedback)
    .where(and(eq(eventFeedback.userId, userId), eq(eventFeedback.eventId, eventId)));
  return row ?? null;
}

/** One per person and event: a second one replaces the first. */
export async function saveFeedback(db: Queryable, feedback: NewEventFeedbackRow): Promise<EventFeedbackRow> {
  const { rating, question1Answer, question2Answer, question3Answer } = feedback;
  const [row] = await db
    .insert(eventFeedback)
    .values(feedback)
    .onConflictDoUpdate({
      target: [eventFeedback.userId, eventFeedback.eventId],
      set: { rating, question1Answer, question2Answer, question3Answer },
    })
    .returning();
  if (!row) throw new RangeError('no feedback row came back');
  return row;
}

export interface EventForOpinion {
  readonly status: EventStatus;
  readonly hasBegun: boolean;
}

export async function findEventForOpinion(db: Queryable, eventId: number): Promise<EventForOpinion | null> {
  const [row] = await db
    .select({ status: events.status, hasBegun: sql<boolean>`${events.startsAt} <= now()` })
    .from(events)
    .where(eq(events.id, eventId));
  return row ?? null;
}

/** The person's confirmed booking of the event; null without one. */
export async function findConfirmedBookingId(db: Queryable, userId: number, eventId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.eventId, eventId), eq(bookings.status, 'confirmed')));
  return row?.id ?? null;
}

export interface SignedReview {
  readonly review: ReviewRow;
  /** Null once the account is deleted. */
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** @param withJunk only admins see junk */
export async function findReviews(db: Queryable, eventId: number, withJunk: boolean): Promise<SignedReview[]> {
  return db
    .select({ review: reviews, firstName: users.firstName, lastName: users.lastName })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.eventId, eventId), withJunk ? undefined : eq(reviews.isJunk, false)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
}

/** @returns null when the person has reviewed this event before */
export async function insertReview(db: Queryable, review: NewReviewRow): Promise<SignedReview | null> {
  const [row] = await db.insert(reviews).values(review).onConflictDoNothing().returning();
  if (!row || row.userId === null) return null;
  const [author] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, row.userId));
  return { review: row, firstName: author?.firstName ?? null, lastName: author?.lastName ?? null };
}
