import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { presentMyBooking } from './bookings.presenter';
import type { BookingDeps } from './bookings.service';
import { myBookings } from './my-bookings.service';

export function registerBookingRoutes(
  { bind, eventScores }: Pick<ApplicationContext, 'bind' | 'eventScores'>,
  deps: BookingDeps,
): void {
  bind(routes.listMyBookings, async (call) => {
    const found = await myBookings({ db: deps.db, eventScores }, callerOf(call));
    return found.map(({ row, tickets, picture }) => presentMyBooking(row, tickets, picture));
  });
}
