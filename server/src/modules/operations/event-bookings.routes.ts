import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { bookingsOfEvent } from './event-bookings.service';

/** Serves the bookings of an event to its organizer and to admins. */
export function registerEventBookingRoutes({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.listEventBookings, (call) =>
    bookingsOfEvent(db, callerOf(call), { eventId: call.params.id, after: call.query.after ?? null }),
  );
}
