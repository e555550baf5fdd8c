import { bookingReference } from '@ascendant/domain/booking/reference';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { calendarType } from '../../mail/calendar-attachments';
import { calendarText } from './calendar-file';
import { ownCalendarBooking } from './my-bookings.service';

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
