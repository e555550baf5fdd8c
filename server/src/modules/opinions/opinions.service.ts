import { isPubliclyReadable } from '@ascendant/domain/event/access';
import type { EventFeedbackRow, NewEventFeedbackRow } from '../../../db/schema/event-feedback';
import type { NewReviewRow } from '../../../db/schema/reviews';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import * as repository from './opinions.repository';
import type { SignedReview } from './opinions.repository';

/** @throws AppError not_found when this person hasn't rated the event */
export async function ownFeedback(db: Database, { userId }: Caller, eventId: number): Promise<EventFeedbackRow> {
  const found = await repository.findFeedback(db, userId, eventId);
  if (!found) throw new AppError('not_found', { message: "You haven't rated this event." });
  return found;
}

/** Saves this person's feedback on a published event, in place of any they gave before. @throws AppError not_found */
export async function giveFeedback(
  db: Database,
  { userId }: Caller,
  feedback: Omit<NewEventFeedbackRow, 'userId'>,
): Promise<EventFeedbackRow> {
  const event = await publicEvent(db, feedback.eventId);
  if (event.status !== 'published') throw new AppError('not_found');
  return repository.saveFeedback(db, { ...feedback, userId });
}

/** The reviews of an event, newest first; only admins see junk. @throws AppError not_found */
export async function reviewsOf(db: Database, caller: Caller | null, eventId: number): Promise<SignedReview[]> {
  await publicEvent(db, eventId);
  return repository.findReviews(db, eventId, caller?.role === 'admin');
}

/**
 * Writes the review of an event that this person booked and that has begun. One per person and event.
 * @throws AppError not_found; forbidden before the event has begun or without a booking; taken for a second review
 */
export async function writeReview(
  db: Database,
  caller: Caller,
  given: Pick<NewReviewRow, 'rating' | 'comment'> & { readonly eventId: number },
): Promise<SignedReview> {
  const { userId } = caller;
  const event = await publicEvent(db, given.eventId);
  const bookingId = await repository.findConfirmedBookingId(db, userId, given.eventId);
  if (bookingId === null) {
    throw new AppError('forbidden', { message: 'Only people who booked this event can review it.' });
  }
  if (!event.hasBegun) throw new AppError('forbidden', { message: "You can review this event once it's begun." });
  return inTransaction(db, async (tx) => {
    const review = await repository.insertReview(tx, { ...given, userId, bookingId });
    if (!review) throw new AppError('taken', { message: "You've already reviewed this event." });
    await recordAudit(tx, {
      actor: caller,
      action: 'review.written',
      target: { type: 'review', id: review.review.id },
    });
    return review;
  });
}

/** @throws AppError not_found for an event without a public page */
async function publicEvent(db: Database, eventId: number): Promise<repository.EventForOpinion> {
  const event = await repository.findEventForOpinion(db, eventId);
  if (!event || !isPubliclyReadable(event.status)) throw new AppError('not_found');
  return event;
}
