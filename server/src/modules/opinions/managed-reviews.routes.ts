import { managedReviewRoutes as routes } from '@ascendant/contract/managed-review';
import { organizerOf } from '@ascendant/domain/event/access';
import type { Caller } from '../../access/caller';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { listed } from '../../http/list-response';
import {
  editReview,
  managedReviews,
  markJunk,
  removeReview,
  respondToReview,
  reviewFigures,
  reviewsOf,
  type ReviewsAsked,
} from './managed-reviews.service';
import { presentManagedReview, presentTotals } from './opinions.presenter';

/** Serves how admins moderate reviews, and how organizers answer those of their own events. */
export function bindManagedReviews({ bind, db, config }: Pick<ApplicationContext, 'bind' | 'db' | 'config'>): void {
  const list = async (asked: ReviewsAsked) => {
    const { ids, all } = await managedReviews(db, asked);
    const read = async (some: readonly number[]) => (await reviewsOf(db, some)).map(presentManagedReview);
    return listed(ids, read, { 'x-total-count': String(all) });
  };
  const respond = async (caller: Caller, order: Parameters<typeof respondToReview>[2]) =>
    presentManagedReview(await respondToReview({ db, publicUrl: config.publicUrl }, caller, order));

  bind(routes.listAdminReviews, ({ query }) => list({ ...query, organizerId: null }));

  bind(routes.adminReviewTotals, async () => presentTotals(await reviewFigures(db, null), true));

  bind(routes.respondToReview, (call) =>
    respond(callerOf(call), { ...call.body, reviewId: call.params.id, requestId: call.request.id }),
  );

  bind(routes.editReview, async (call) => {
    const order = { ...call.body, reviewId: call.params.id, requestId: call.request.id };
    return presentManagedReview(await editReview(db, callerOf(call), order));
  });

  bind(routes.deleteReview, async (call) => {
    await removeReview(db, callerOf(call), { reviewId: call.params.id, requestId: call.request.id });
    return null;
  });

  bind(routes.markReviewJunk, async (call) => {
    const order = { reviewId: call.params.id, requestId: call.request.id };
    return presentManagedReview(await markJunk(db, callerOf(call), order));
  });

  bind(routes.listOrganizerReviews, (call) => list({ ...call.query, organizerId: organizerOf(callerOf(call)) }));

  bind(routes.organizerReviewTotals, async (call) =>
    presentTotals(await reviewFigures(db, organizerOf(callerOf(call))), false),
  );

  bind(routes.respondAsOrganizer, (call) =>
    respond(callerOf(call), { ...call.body, reviewId: call.params.id, requestId: call.request.id }),
  );
}
