import { routes } from '@ascendant/contract/routes';
import type { Database } from '../../database/database';
import { callerOf, type Bind } from '../../http/binding';
import { presentFeedback, presentReview } from './opinions.presenter';
import { giveFeedback, ownFeedback, reviewsOf, writeReview } from './opinions.service';

/** Serves feedback and reviews. */
export function bindOpinions(bind: Bind, db: Database): void {
  bind(routes.myFeedback, async (call) => presentFeedback(await ownFeedback(db, callerOf(call), call.params.id)));

  bind(routes.giveFeedback, async (call) => presentFeedback(await giveFeedback(db, callerOf(call), call.body)));

  bind(routes.listReviews, async ({ caller, params }) => (await reviewsOf(db, caller, params.id)).map(presentReview));

  bind(routes.writeReview, async (call) =>
    presentReview(await writeReview(db, callerOf(call), { ...call.body, eventId: call.params.id })),
  );
}
