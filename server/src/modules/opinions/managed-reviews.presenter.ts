import type { ManagedReview, ReviewTotals } from '@ascendant/contract/managed-review';
import { publicName } from '@ascendant/domain/person/public-name';
import type { ManagedReviewRecord, ReviewFigures } from './managed-reviews.repository';
import { respondedAs } from './opinions.presenter';

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
