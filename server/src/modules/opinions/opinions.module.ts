import { AppError } from '../../errors/app-error';
import { routes } from '@ascendant/contract/routes';
import { isPubliclyReadable } from '@ascendant/domain/event/access';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { callerOf } from '../../http/binding';
import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import * as repository from './opinions.repository';
import { presentFeedback, presentReview } from './opinions.presenter';

/** What people think of events: feedback from 1 to 10, reviews from 1 to 5. Source: docs/rules/people.md, "Feedback and reviews". */
export const opinionsModule: Module = {
  name: 'opinions',
  register: (house) => {
    bindFeedback(house);
    bindReviews(house);
  },
};

function bindFeedback({ bind, db }: ApplicationContext): void {
  bind(routes.myFeedback, async (call) => {
    const found = await repository.findFeedback(db, callerOf(call).userId, call.params.id);
    if (!found) throw new AppError('not_found', { message: 'You have not rated this event.' });
    return presentFeedback(found);
  });

  bind(routes.giveFeedback, async (call) => {
    const event = await readableEvent(db, call.body.eventId);
    if (event.status !== 'published') throw new AppError('not_found');
    return presentFeedback(await repository.saveFeedback(db, { ...call.body, userId: callerOf(call).userId }));
  });
}

function bindReviews({ bind, db }: ApplicationContext): void {
  bind(routes.listReviews, async ({ caller, params }) => {
    await readableEvent(db, params.id);
    return (await repository.findReviews(db, params.id, caller?.role === 'admin')).map(presentReview);
  });

  bind(routes.writeReview, async (call) => {
    const { userId } = callerOf(call);
    const event = await readableEvent(db, call.params.id);
    const bookingId = await repository.findConfirmedBookingId(db, userId, call.params.id);
    if (bookingId === null)
      throw new AppError('forbidden', { message: 'Only people who booked this event can review it.' });
    if (!event.hasBegun) throw new AppError('forbidden', { message: 'You can review this event once it has begun.' });
    return inTransaction(db, async (tx) => {
      const review = await repository.insertReview(tx, { ...call.body, eventId: call.params.id, userId, bookingId });
      if (!review) throw new AppError('taken', { message: 'You have reviewed this event already.' });
      await recordAudit(tx, {
        actor: call.caller,
        action: 'review.written',
        target: { type: 'review', id: review.review.id },
      });
      return presentReview(review);
    });
  });
}

/** @throws AppError not_found for an event that has no public page */
async function readableEvent(db: Database, eventId: number): Promise<repository.EventForOpinion> {
  const event = await repository.findEventForOpinion(db, eventId);
  if (!event || !isPubliclyReadable(event.status)) throw new AppError('not_found');
  return event;
}
