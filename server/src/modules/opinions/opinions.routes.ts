import { routes } from '@ascendant/contract/routes';
import type { Database } from '../../database/database';
import { callerOf, type Bind } from '../../http/binding';
import { presentFeedback, presentOwnReview, presentReview } from './opinions.presenter';
import { giveFeedback, ownFeedback } from './opinions.service';
import { changeReview, ownReview, reviewsOf, writeReview } from './reviews.service';

/** Serves feedback and reviews. */
export function bindOpinions(bind: Bind, db: Database): void {
  bind(routes.myFeedback, async (call) => {
    const found = await ownFeedback(db, callerOf(call), call.params.id);
    return found && presentFeedback(found);
  });

  bind(routes.giveFeedback, async (call) => presentFeedback(await giveFeedback(db, callerOf(call), call.body)));

  bind(routes.listReviews, async ({ caller, params }) => (await reviewsOf(db, caller, params.id)).map(presentReview));

  bind(routes.writeReview, async (call) => {
    const given = { ...call.body, eventId: call.params.id, requestId: call.request.id };
    return presentReview(await writeReview(db, callerOf(call), given));
  });

  bind(routes.myReview, async (call) => presentOwnReview(await ownReview(db, callerOf(call), call.params.id)));

  bind(routes.changeReview, async (call) => {
    const given = { ...call.body, eventId: call.params.id, requestId: call.request.id };
    return presentReview(await changeReview(db, callerOf(call), given));
  });
}
