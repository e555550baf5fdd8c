import { idText } from '@ascendant/contract/wire';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { AppError } from '../../errors/app-error';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { calendarText, calendarType } from './calendar-file';
import { findCalendarBooking } from './my-bookings.repository';

/**
 * The calendar entry of one's own booking: a file, and therefore not a call of the contract. Those of others, and of bookings that
 * are not confirmed, answer 404.
 */
export function registerCalendarFile({ http, db, limits }: Pick<ApplicationContext, 'http' | 'db' | 'limits'>): void {
  http.get<{ Params: { id: string } }>('/my-bookings/:id/event.ics', async (request, reply) => {
    const { userId } = callerOf(request);
    await limits.take('signedIn', { target: userId, ip: request.ip });
    const id = idText.safeParse(request.params.id);
    const booking = id.success ? await findCalendarBooking(db, id.data) : null;
    if (booking?.userId !== userId) throw new AppError('not_found');
    return reply
      .type(calendarType)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${bookingReference(booking.id)}.ics"`)
      .send(calendarText(booking));
  });
}
