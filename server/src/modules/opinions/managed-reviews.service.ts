import { organizerOf, refusalToChange } from '@ascendant/domain/event/access';
import type { NewReviewRow } from '../../../db/schema/opinions';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import * as repository from './managed-reviews.repository';
import type { ManagedReviewRecord, ReviewsWanted } from './managed-reviews.repository';
import { queueAnswerMail } from './review-mail';
import { updateReview } from './reviews.repository';

export interface ReviewPage {
  readonly ids: readonly number[];
  readonly all: number;
}

export interface ReviewsAsked extends ReviewsWanted {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/**
 * A page of reviews, without a limit all of them, and how many there are in all. Organizers don't see junk; admins do, unless they ask for those
 * without an answer.
 */
export async function managedReviews(db: Database, asked: ReviewsAsked): Promise<ReviewPage> {
  if (asked.organizerId !== null && asked.state === 'junk') return { ids: [], all: 0 };
  const [ids, all] = await Promise.all([
    repository.findReviewIds(db, asked, asked),
    repository.countReviews(db, asked),
  ]);
  return { ids, all };
}

/** The reviews of some ids, in their order; deleted ones are left out. */
export function reviewsOf(db: Database, ids: readonly number[]): Promise<readonly ManagedReviewRecord[]> {
  return repository.findManagedReviews(db, ids);
}

/** How many reviews there are; of one organizer's events, or of all. */
export async function reviewFigures(db: Database, organizerId: number | null): Promise<repository.ReviewFigures> {
  return repository.findReviewFigures(db, organizerId);
}

export interface ReviewOrder {
  readonly reviewId: number;
  readonly requestId: string;
}

/**
 * Answers a review, or replaces the answer. The first answer is emailed to the person who wrote the review.
 * @throws AppError not_found; forbidden for a review of someone else's event
 */
export async function respondToReview(
  context: { readonly db: Database; readonly publicUrl: string },
  caller: Caller,
  { response, ...order }: ReviewOrder & { readonly response: string },
): Promise<ManagedReviewRecord> {
  return changing(context.db, order, async (tx, before) => {
    requireReach(before, caller);
    const { adminResponse } = before.review;
    await updateReview(tx, order.reviewId, {
      adminResponse: response,
      // Members answer for their organizer.
      respondedBy: organizerOf(caller),
      respondedAt: new Date(),
    });
    if (adminResponse === null) await queueAnswerMail(tx, { ...before, response, publicUrl: context.publicUrl });
    await recordAudit(tx, {
      actor: caller,
      action: 'review.answered',
      target: { type: 'review', id: order.reviewId },
      changes: { isAnswered: { before: adminResponse !== null, after: true } },
      requestId: order.requestId,
    });
  });
}

/** Changes the words and the rating of a review; readers see that we did. @throws AppError not_found */
export async function editReview(
  db: Database,
  caller: Caller,
  { rating, comment, ...order }: ReviewOrder & Pick<NewReviewRow, 'rating' | 'comment'>,
): Promise<ManagedReviewRecord> {
  return changing(db, order, async (tx, { review }) => {
    if (review.rating === rating && review.comment === comment) return;
    await updateReview(tx, review.id, { rating, comment, editedAt: new Date() });
    await recordAudit(tx, {
      actor: caller,
      action: 'review.edited',
      target: { type: 'review', id: review.id },
      changes: {
        rating: { before: review.rating, after: rating },
        isReworded: { before: false, after: review.comment !== comment },
      },
      requestId: order.requestId,
    });
  });
}

/** Hides a review for good. Doing it again changes nothing. @throws AppError not_found */
export async function markJunk(db: Database, caller: Caller, order: ReviewOrder): Promise<ManagedReviewRecord> {
  return changing(db, order, async (tx, { review }) => {
    if (review.isJunk) return;
    await updateReview(tx, review.id, { isJunk: true });
    await recordAudit(tx, {
      actor: caller,
      action: 'review.marked_junk',
      target: { type: 'review', id: review.id },
      changes: { isJunk: { before: false, after: true } },
      requestId: order.requestId,
    });
  });
}

/** Deletes a review for good. @throws AppError not_found */
export async function removeReview(db: Database, caller: Caller, { reviewId, requestId }: ReviewOrder): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { review } = await lockedReview(tx, reviewId);
    await repository.deleteReview(tx, reviewId);
    await recordAudit(tx, {
      actor: caller,
      action: 'review.deleted',
      target: { type: 'review', id: reviewId },
      changes: { rating: { before: review.rating, after: null } },
      requestId,
    });
  });
}

/** Changes a locked review, and reads it again. @throws AppError not_found */
async function changing(
  db: Database,
  { reviewId }: ReviewOrder,
  change: (tx: Transaction, before: ManagedReviewRecord) => Promise<void>,
): Promise<ManagedReviewRecord> {
  return inTransaction(db, async (tx) => {
    await change(tx, await lockedReview(tx, reviewId));
    return lockedReview(tx, reviewId);
  });
}

async function lockedReview(tx: Transaction, id: number): Promise<ManagedReviewRecord> {
  const found = await repository.lockReview(tx, id);
  if (found === null) throw new AppError('not_found');
  return found;
}

/** Organizers answer reviews of their own events. Junk is hidden from them. */
function requireReach({ review, event }: ManagedReviewRecord, caller: Caller): void {
  if (review.isJunk && caller.role !== 'admin') throw new AppError('not_found');
  const refusal = refusalToChange(event, caller);
  if (refusal !== null) throw new AppError(refusal);
}
