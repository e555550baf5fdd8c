import { bookingReference } from '@ascendant/domain/booking/reference';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { calendarText, calendarType } from './calendar-file';
import { ownCalendarBooking } from './my-bookings.service';

/**
 * Serves the calendar entry of the caller's own booking. It's a file, so it isn't part of the contract. Other people's bookings and
 * unconfirmed ones are 404.
 */
export function registerCalendarFile({ http, db }: Pick<ApplicationContext, 'http' | 'db'>): void {
  http.get<{ Params: { id: string } }>('/my-bookings/:id/event.ics', async (request, reply) => {
    const caller = callerOf(request);
    const booking = await ownCalendarBooking(db, caller, request.params.id);
    return reply
      .type(calendarType)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${bookingReference(booking.id)}.ics"`)
      .send(calendarText(booking));
  });
}
