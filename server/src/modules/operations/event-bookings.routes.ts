import { routes } from '@ascendant/contract/routes';
import { AppError } from '../../errors/app-error';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { presentEventBooking } from './event-bookings.presenter';
import { findBookingsOfEvent, findEventOf } from './event-bookings.repository';

const pageSize = 100;

/** Who comes to an event, for its organizer and for admins. */
export function registerEventBookingRoutes({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.listEventBookings, async (call) => {
    const event = await findEventOf(db, call.params.id, callerOf(call));
    if (!event) throw new AppError('not_found');
    const rows = await findBookingsOfEvent(db, event.id, { after: call.query.after ?? null, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      event,
      bookings: page.map(presentEventBooking),
      after: last && rows.length > pageSize ? last.booking.id : null,
    };
  });
}
