import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import type { BookingWithPayment } from './booking-money.repository';
import { cancelOwnBooking, quoteCancellation } from './cancel-own-booking';

/** Serves travellers who cancel their own bookings. */
export function registerCancellationRoutes({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.getCancellation, async (call) => quoteCancellation(db, callerOf(call), call.params.id));

  bind(routes.cancelBooking, async (call) => {
    const order = { bookingId: call.params.id, claimedRefund: call.body.refund };
    const money = await cancelOwnBooking(db, callerOf(call), order, (tx, made) =>
      call.keepAnswer(tx, presentCancelled(made)),
    );
    return presentCancelled(money);
  });
}

function presentCancelled({ booking }: BookingWithPayment) {
  return {
    bookingId: booking.id,
    reference: bookingReference(booking.id),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
  };
}
