import { toWire } from '@ascendant/contract/money';
import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import type { ApplicationContext } from '../../../application/application-context';
import { callerOf } from '../../../http/binding';
import type { BookingWithPayment } from '../refund/unmade-refunds.repository';
import { cancelOwnBooking, quoteCancellation } from './cancel-own-booking';
import { cancelSomePeople, quoteSomePeople, type PeopleCancelled } from './cancel-some-people';
import { giveBackExtras, quoteGivingBack } from './give-back-extras';

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

  bind(routes.getPeopleCancellation, async (call) => {
    const some = { bookingId: call.params.id, positions: call.query.positions };
    return quoteSomePeople(db, callerOf(call), some);
  });

  bind(routes.cancelPeople, async (call) => {
    const some = { bookingId: call.params.id, positions: call.body.positions, claimedRefund: call.body.refund };
    const done = await cancelSomePeople(db, callerOf(call), some, (tx, made) =>
      call.keepAnswer(tx, presentPeopleCancelled(made)),
    );
    return presentPeopleCancelled(done);
  });

  bind(routes.quoteGivingBack, async (call) =>
    quoteGivingBack(db, callerOf(call), { bookingId: call.params.id, extras: call.body.extras }),
  );

  bind(routes.giveBackExtras, async (call) => {
    const { extras, refund } = call.body;
    const some = { bookingId: call.params.id, extras, claimedRefund: refund };
    const done = await giveBackExtras(db, callerOf(call), some, (tx, made) =>
      call.keepAnswer(tx, presentPeopleCancelled(made)),
    );
    return presentPeopleCancelled(done);
  });
}

function presentPeopleCancelled({ bookingId, refund }: PeopleCancelled) {
  return { bookingId, reference: bookingReference(bookingId), refund: toWire(refund) };
}

function presentCancelled({ booking }: BookingWithPayment) {
  return {
    bookingId: booking.id,
    reference: bookingReference(booking.id),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
  };
}
