import { managedEventRoutes as routes } from '@ascendant/contract/managed-event';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { countHeaders } from '../../http/count-headers';
import { answer } from '../../http/reply';
import { deleteEvent } from './delete-event.service';
import { adminEvents, ownEvents } from './managed-events.service';
import { requestReview } from './transition-event.service';

/** Serves what organizers and admins do with events. */
export function bindManagedEvents(
  context: Pick<ApplicationContext, 'bind' | 'db' | 'config' | 'limits' | 'eventScores'>,
): void {
  const { bind, db } = context;

  bind(routes.listOrganizerEvents, async (call) => {
    const { events, count } = await ownEvents(db, callerOf(call).userId, call.query);
    return answer(200, events, countHeaders(count));
  });

  bind(routes.listAdminEvents, async ({ query }) => {
    const { events, count } = await adminEvents(db, query);
    return answer(200, events, countHeaders(count));
  });

  bind(routes.deleteEvent, async (call) => {
    await deleteEvent(db, callerOf(call), { eventId: call.params.id, requestId: call.request.id });
    return null;
  });

  bind(routes.requestReview, async (call) => {
    const order = { eventId: call.params.id, reason: '', requestId: call.request.id };
    return { adminCount: await requestReview(context, callerOf(call), order) };
  });
}
