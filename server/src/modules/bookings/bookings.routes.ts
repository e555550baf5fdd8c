import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { containsCardNumber } from '@ascendant/domain/payment/card-number';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { callerOf } from '../../http/binding';
import { presentMyBooking } from './bookings.presenter';
import { bookFree, type BookingDeps } from './bookings.service';
import { myBookings } from './my-bookings.service';
import { countingWrongCodes } from './wrong-codes';

export function registerBookingRoutes(
  { bind, eventScores }: Pick<ApplicationContext, 'bind' | 'eventScores'>,
  deps: BookingDeps,
): void {
  bind(routes.createBooking, async (call) => {
    if (containsCardNumber(JSON.stringify(call.request.body))) throw new AppError('card_number_in_body');
    const caller = callerOf(call);
    const who = { target: caller.userId, ip: call.request.ip };
    const booking = await countingWrongCodes(deps.limits, who, call.body.discountCode, () =>
      bookFree(deps, caller, call.body, (tx, made) => call.keepAnswer(tx, presentMade(made))),
    );
    return presentMade(booking);
  });

  bind(routes.listMyBookings, async (call) => {
    const found = await myBookings({ db: deps.db, eventScores }, callerOf(call));
    return found.map(({ row, tickets, picture }) => presentMyBooking(row, tickets, picture));
  });
}

function presentMade({ id }: { id: number }) {
  return { bookingId: id, reference: bookingReference(id), status: 'confirmed' as const };
}
