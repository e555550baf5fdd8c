import { attendeeRoutes, attendeeFilter } from '@ascendant/contract/attendee';
import { eventMessageRoutes as routes } from '@ascendant/contract/event-message';
import { idText } from '@ascendant/contract/wire';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { authorization, reachOf } from '../../http/authorization';
import { callerOf } from '../../http/binding';
import { fieldsOf } from '../../http/input';
import { sendCsv } from '../../http/send-csv';
import { questions } from '../questions/questions.module';
import { messageAttendee } from './attendee-message.service';
import { attendeeCells, attendeeColumns } from './attendee.presenter';
import { attendeesOfEvent, exportAttendees } from './attendees.service';
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

/**
 * Serves the attendees of an event as a CSV file, to whom the list is served. It's a file, so it isn't part of the contract.
 * Source: docs/rules/security.md, "Who may call what".
 */
export function serveAttendeesFile({
  http,
  db,
  limits,
  sealer,
}: Pick<ApplicationContext, 'http' | 'db' | 'limits' | 'sealer'>): void {
  http.get<{ Params: { id: string } }>('/organizer/events/:id/attendees.csv', async (request, reply) => {
    const caller = callerOf(request);
    if (reachOf(authorization.listAttendees, caller.role) === 'none') throw new AppError('forbidden');
    const id = idText.safeParse(request.params.id);
    if (!id.success) throw new AppError('not_found');
    const filter = attendeeFilter.safeParse(request.query);
    if (!filter.success) throw new AppError('invalid_input', { fields: fieldsOf(filter.error) });
    await limits.take('exportList', { target: caller.userId });
    const { rows, zone, sheet } = await exportAttendees({ db, sealer }, caller, {
      ...filter.data,
      eventId: id.data,
      requestId: request.id,
    });
    const hasExtras = rows.some(({ extras }) => extras !== null);
    return sendCsv(reply, {
      name: `attendees-${id.data}`,
      header: [...attendeeColumns(zone, hasExtras), ...(sheet?.columns ?? [])],
      rows: rows.map((row) => [
        ...attendeeCells(row, zone, hasExtras),
        ...(sheet?.cells.get(questions.personKey(row.bookingId, row.position)) ?? []),
      ]),
    });
  });
}
