import { toWire } from '@ascendant/contract/money';
import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { asking } from './asking-provider';
import { moveOwnBooking, quoteMove, type MovedBooking } from './move-booking';
import { payForMove } from './pay-for-move';
import type { PaymentDeps } from './payment-deps';

/** Serves travellers who move their own bookings to another date. */
export function registerMoveRoutes({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>, deps: PaymentDeps): void {
  bind(routes.getMove, async (call) =>
    quoteMove(db, callerOf(call), { bookingId: call.params.id, eventId: call.query.eventId ?? null }),
  );

  bind(routes.moveBooking, async (call) => {
    const { fromEventId, eventId, refund } = call.body;
    const move = { bookingId: call.params.id, fromEventId, eventId, claimedRefund: refund };
    return present(await moveOwnBooking(db, callerOf(call), move, (tx, made) => call.keepAnswer(tx, present(made))));
  });

  bind(routes.payForMove, async (call) => {
    const { fromEventId, eventId, charge } = call.body;
    const caller = callerOf(call);
    const move = {
      bookingId: call.params.id,
      fromEventId,
      eventId,
      claimedCharge: charge,
      caller,
      ip: call.request.ip,
    };
    return asking(() => payForMove(deps, move, call.hasKey ? call.keepAnswer : null));
  });
}

function present({ bookingId, eventId, refund }: MovedBooking) {
  return { bookingId, reference: bookingReference(bookingId), eventId, refund: toWire(refund) };
}
