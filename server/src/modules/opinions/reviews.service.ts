import type { NewReviewRow } from '../../../db/schema/opinions';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Queryable } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { presentReview } from './opinions.presenter';
import { isOwnEvent } from './opinions.repository';
import { publicEvent, requirePublic } from './opinions.service';
import * as repository from './reviews.repository';
import type { SignedReview } from './reviews.repository';

/** What a person says about an event they booked. */
export type GivenReview = Pick<NewReviewRow, 'rating' | 'comment'> & {
  readonly eventId: number;
  readonly requestId: string;
};

/** The reviews of an event's series, whichever date they're of, newest first; only admins see junk. @throws AppError not_found */
export async function reviewsOf(
  db: Database,
  caller: Caller | null,
  eventId: number,
): Promise<readonly SignedReview[]> {
  const userId = caller?.userId ?? null;
  const found = await repository.findReviewedEvent(db, { eventId, userId, withJunk: caller?.role === 'admin' });
  requirePublic(found?.event ?? null, caller);
  return found?.reviews ?? [];
}

/** The newest reviews of a host's events, as everyone sees them. */
export async function latestReviewsOfHost(db: Database, hostId: number, limit: number) {
  const found = await repository.findReviewsOfHost(db, hostId, limit);
  return found.map((signed) => ({ ...presentReview(signed), event: signed.event }));
}

/** This person's review of an event, and whether they can write one. @throws AppError not_found */
export async function ownReview(
  db: Database,
  caller: Caller,
  eventId: number,
): Promise<{ readonly own: SignedReview | null; readonly mayWrite: boolean }> {
  const [own, right] = await Promise.all([
    repository.findOwnReview(db, caller.userId, eventId),
    rightToReview(db, caller, eventId),
  ]);
  return { own, mayWrite: own === null && typeof right === 'number' };
}

/**
 * Writes the review of an event that this person booked and that has begun. One per person and event.
 * @throws AppError not_found; forbidden before the event has begun, without a booking, or for one's own event; taken for a second review
 */
export async function writeReview(db: Database, caller: Caller, given: GivenReview): Promise<SignedReview> {
  const { userId } = caller;
  const { requestId, ...review } = given;
  const right = await rightToReview(db, caller, given.eventId);
  if (typeof right === 'string') throw new AppError('forbidden', { message: right });
  return inTransaction(db, async (tx) => {
    const id = await repository.insertReview(tx, { ...review, userId, bookingId: right });
    if (id === null) throw new AppError('taken', { message: "You've already reviewed this event." });
    await recordAudit(tx, { actor: caller, action: 'review.written', target: { type: 'review', id }, requestId });
    return readBack(tx, userId, given.eventId);
  });
}

/** Changes this person's own review. @throws AppError not_found when there's none */
export async function changeReview(db: Database, caller: Caller, given: GivenReview): Promise<SignedReview> {
  await publicEvent(db, given.eventId, caller);
  return inTransaction(db, async (tx) => {
    const before = await repository.lockOwnReview(tx, caller.userId, given.eventId);
    if (before === null) throw new AppError('not_found', { message: "You haven't reviewed this event." });
    await repository.updateReview(tx, before.id, { rating: given.rating, comment: given.comment, editedAt: null });
    await recordAudit(tx, {
      actor: caller,
      action: 'review.changed',
      target: { type: 'review', id: before.id },
      changes: { rating: { before: before.rating, after: given.rating } },
      requestId: given.requestId,
    });
    return readBack(tx, caller.userId, given.eventId);
  });
}

/**
 * The confirmed booking that entitles a person to review an event, or the sentence that says why they can't.
 * @throws AppError not_found
 */
async function rightToReview(db: Database, caller: Caller, eventId: number): Promise<number | string> {
  const { userId } = caller;
  const event = await publicEvent(db, eventId, caller);
  if (await isOwnEvent(db, userId, eventId)) return "You can't review your own event.";
  const bookingId = await repository.findConfirmedBookingId(db, userId, eventId);
  if (bookingId === null) return 'Only people who booked this event can review it.';
  return event.hasBegun ? bookingId : "You can review this event once it's started.";
}

async function readBack(tx: Queryable, userId: number, eventId: number): Promise<SignedReview> {
  const review = await repository.findOwnReview(tx, userId, eventId);
  if (review === null) throw new RangeError('a review that was just written is gone');
  return review;
}
