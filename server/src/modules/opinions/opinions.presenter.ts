import type { ManagedReview, ReviewTotals } from '@ascendant/contract/managed-review';
import type { feedback, MyReview, review } from '@ascendant/contract/opinion';
import type { Responder } from '@ascendant/domain/opinion/review';
import { publicName } from '@ascendant/domain/person/public-name';
import type { z } from 'zod';
import type { EventFeedbackRow, ReviewRow } from '../../../db/schema/opinions';
import type { ManagedReviewRecord, ReviewFigures } from './managed-reviews.repository';
import type { SignedReview } from './reviews.repository';

export function presentFeedback(row: EventFeedbackRow): z.input<typeof feedback> {
  const { eventId, rating, question1Answer, question2Answer, question3Answer } = row;
  return { eventId, rating, question1Answer, question2Answer, question3Answer };
}

export function presentReview(signed: SignedReview): z.input<typeof review> {
  const { id, eventId, rating, comment, adminResponse, createdAt, editedAt } = signed.review;
  return {
    id,
    eventId,
    startDate: signed.startDate,
    rating,
    comment,
    userName: publicName(signed),
    response: adminResponse,
    respondedAs: respondedAs(signed.review, signed.organizerId),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

export function presentOwnReview({ own, mayWrite }: { own: SignedReview | null; mayWrite: boolean }): MyReview {
  if (own === null) return { review: null, mayWrite };
  const { id, rating, comment, createdAt } = own.review;
  return { review: { id, rating, comment, createdAt: createdAt.toISOString() }, mayWrite };
}

/** Who gave the answer; the organizer where that person's account is gone. Null without an answer. */
function respondedAs(
  { adminResponse, respondedBy }: Pick<ReviewRow, 'adminResponse' | 'respondedBy'>,
  organizerId: number | null,
): Responder | null {
  if (adminResponse === null) return null;
  return respondedBy === null || respondedBy === organizerId ? 'organizer' : 'ascendant';
}

export function presentManagedReview({ review, event, ...author }: ManagedReviewRecord): ManagedReview {
  const { id, rating, comment, eventId, isJunk, adminResponse } = review;
  return {
    id,
    rating,
    comment,
    userName: publicName(author),
    createdAt: review.createdAt.toISOString(),
    eventId,
    eventTitle: event.title,
    isJunk,
    adminResponse,
    respondedAs: respondedAs(review, event.organizerId),
    respondedAt: review.respondedAt?.toISOString() ?? null,
    editedAt: review.editedAt?.toISOString() ?? null,
  };
}

/** @param seesJunk organizers don't; for admins, all reviews are also the junk ones */
export function presentTotals({ ratingSum, ...figures }: ReviewFigures, seesJunk: boolean): ReviewTotals {
  return {
    all: figures.all + (seesJunk ? figures.junk : 0),
    unanswered: figures.unanswered,
    junk: seesJunk ? figures.junk : 0,
    averageRating: figures.all === 0 ? null : Math.round((ratingSum * 10) / figures.all) / 10,
    events: figures.events,
  };
}
