import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { containsCardNumber } from '@ascendant/domain/payment/card-number';
import { AppError } from '@ascendant/contract/errors';
import type { House } from '../../house';
import { callerOf } from '../../http/binding';
import { ticketsOf } from '../tickets/tickets.service';
import { presentMyBooking, type EventPicture } from './bookings.presenter';
import { bookFree, type BookingDeps } from './bookings.service';
import { findBookingsOf } from './my-bookings.repository';

export function registerBookingRoutes({ bind }: Pick<House, 'bind'>, deps: BookingDeps, pictureOf: EventPicture): void {
  bind(routes.createBooking, async (call) => {
    if (containsCardNumber(JSON.stringify(call.request.body))) throw new AppError('card_number_in_body');
    const booking = await bookFree(deps, callerOf(call), call.body);
    return { bookingId: booking.id, reference: bookingReference(booking.id), status: 'confirmed' as const };
  });

  bind(routes.listMyBookings, async (call) => {
    const found = await findBookingsOf(deps.db, callerOf(call).userId);
    const tickets = await ticketsOf(
      deps.db,
      found.map(({ booking }) => booking.id),
    );
    return found.map((row) => presentMyBooking(row, tickets.get(row.booking.id) ?? [], pictureOf));
  });
}
