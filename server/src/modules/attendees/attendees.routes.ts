import { attendeeRoutes } from '@ascendant/contract/attendee';
import { eventMessageRoutes as routes } from '@ascendant/contract/event-message';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { messageAttendee } from './attendee-message.service';
import { attendeesOfEvent } from './attendees.service';
import { messagesOfEvent, sendMessage, sendTestMessage } from './event-messages.service';

/** Serves the attendees of an event to its organizer and to admins. */
export function bindAttendees({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(attendeeRoutes.listAttendees, (call) =>
    attendeesOfEvent(db, callerOf(call), { eventId: call.params.id, ...call.query }),
  );
}

/** Serves messages to the attendees of an event, to its organizer and to admins. */
export function bindEventMessages({
  bind,
  config,
  db,
  limits,
}: Pick<ApplicationContext, 'bind' | 'config' | 'db' | 'limits'>): void {
  const deps = { db, site: config.publicUrl, postalAddress: config.mail.postalAddress };

  bind(routes.listEventMessages, (call) => messagesOfEvent(deps, callerOf(call), call.params.id));

  bind(routes.sendEventMessage, (call) =>
    sendMessage(
      db,
      callerOf(call),
      { eventId: call.params.id, ...call.body, requestId: call.request.id },
      call.keepAnswer,
    ),
  );

  bind(attendeeRoutes.messageAttendee, (call) =>
    messageAttendee(
      { ...deps, limits },
      callerOf(call),
      { eventId: call.params.id, ticketId: call.params.ticketId, requestId: call.request.id, ...call.body },
      call.keepAnswer,
    ),
  );

  bind(routes.testEventMessage, async (call) => ({
    sentTo: await sendTestMessage(deps, callerOf(call), { eventId: call.params.id, ...call.body }),
  }));
}
