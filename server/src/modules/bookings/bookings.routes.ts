import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import type { FastifyRequest } from 'fastify';
import type { ApplicationContext } from '../../application/application-context';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { callerOf } from '../../http/binding';
import { calendarType } from '../../mail/mail-files';
import { presentMyBooking } from './bookings.presenter';
import { calendarText } from './calendar-file';
import { chooseEmails } from './event-emails';
import { readDateMove, takeMovedDate } from './move-answer.service';
import { myBookings, ownCalendarBooking } from './my-bookings.service';
import { nameGuests, renameAttendee } from './name-guests.service';
import { shareEmail } from './share-email.service';
import { addVisit, visitBooking } from './widget-visits.service';

const bodyBytes = 1024;

export function registerBookingRoutes(
  { bind, eventScores }: Pick<ApplicationContext, 'bind' | 'eventScores'>,
  db: Database,
): void {
  bind(routes.listMyBookings, async (call) => {
    const found = await myBookings({ db, eventScores }, callerOf(call));
    return found.map(presentMyBooking);
  });

  bind(routes.readDateMove, (call) => readDateMove(db, call.body.token));

  bind(routes.takeMovedDate, (call) => takeMovedDate(db, { ...call.body, requestId: call.request.id }));

  bind(routes.renameAttendee, async (call) => {
    const { id, position } = call.params;
    const { name } = call.body;
    await renameAttendee(db, callerOf(call), { bookingId: id, position, name, requestId: call.request.id });
    return { name };
  });

  bind(routes.nameGuests, async (call) => ({
    names: await nameGuests(db, callerOf(call), { bookingId: call.params.id, guests: call.body.guests }),
  }));

  bind(routes.shareEmail, async (call) => {
    const { shared } = call.body;
    await shareEmail(db, callerOf(call), { bookingId: call.params.id, shared });
    return { shared };
  });

  bind(routes.addWidgetVisit, async (call) => {
    await addVisit(db, call.body);
    return null;
  });

  bind(routes.getWidgetVisit, async (call) => visitBooking(db, call.params.token));
}

/**
 * Serves the calendar entry of the caller's own booking. It's a file, so it isn't part of the contract. Other people's bookings and
 * unconfirmed ones are 404. Emails link to it, so someone who opens it signed out is asked to sign in.
 */
export function registerCalendarFile({ http, db }: Pick<ApplicationContext, 'http' | 'db'>): void {
  http.get<{ Params: { id: string } }>('/my-bookings/:id/event.ics', async (request, reply) => {
    if (request.caller === null && request.headers.accept?.includes('text/html'))
      return reply.redirect('/auth?redirect=%2Fmy-bookings', 303);
    const caller = callerOf(request);
    const booking = await ownCalendarBooking(db, caller, request.params.id);
    return reply
      .type(calendarType)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${bookingReference(booking.id)}.ics"`)
      .send(calendarText(booking));
  });
}

/**
 * Stops reminders and thank-yous, or an organizer's messages, for the person who got an email, or starts them again. Mail programs send it with one click, without a
 * session; the page at the same address sends it as a form. Opening the address changes nothing, because mail programs open links, too.
 * As RFC 8058 has it. Source: docs/rules/emails.md, "Reminders and thank-yous".
 */
export function registerStopEmails({ http, db, limits }: Pick<ApplicationContext, 'http' | 'db' | 'limits'>): void {
  http.register(async (scope) => {
    const form = { parseAs: 'string', bodyLimit: bodyBytes } as const;
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      form,
      async (_: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    scope.post<{ Params: { key: string } }>('/emails/:key/stop', async (request, reply) => {
      const { key } = request.params;
      const isAgain = request.body instanceof URLSearchParams && request.body.get('again') === 'yes';
      const stopped = await chooseEmails(db, key, isAgain);
      // Large email providers send everyone's from a few addresses, so only guesses are counted.
      if (stopped === null) await limits.take('stopEmailsGuess', { ip: request.ip });
      if (request.headers['sec-fetch-mode'] !== 'navigate') {
        if (stopped === null) throw new AppError('not_found', { message: "We couldn't find this email." });
        return reply.send({ [stopped === 'event_emails' ? 'eventEmails' : stopped]: isAgain });
      }
      // Not the key that was asked for: it could be anything, and this is a header.
      if (stopped === null) return reply.redirect('/emails/unknown/stop?now=unknown', 303);
      const of = stopped === 'event_emails' ? '' : `&of=${stopped}`;
      return reply.redirect(`/emails/${key}/stop?now=${isAgain ? 'on' : 'off'}${of}`, 303);
    });
  });
}
