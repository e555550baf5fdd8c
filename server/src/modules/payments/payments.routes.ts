import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { containsCardNumber } from '@ascendant/domain/payment/card-number';
import type { BookingRow } from '../../../db/schema/bookings';
import type { ApplicationContext } from '../../application/application-context';
import type { BeforeCommit } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { callerOf } from '../../http/binding';
import { answer } from '../../http/reply';
import { bookings } from '../bookings/bookings.module';
import { asking } from './asking-provider';
import { confirmPayment, type Confirmed } from './confirm-payment';
import { namingNearestDate } from './nearest-date';
import { openPayment } from './open-payment';
import type { PaymentDeps } from './payment-deps';
import { releaseOwnPayment } from './release-payment';
import { bookFreeOrder } from './replace-order';
import { takingSeats } from './take-seats';

/** Serves checkout. Card data never reaches this server: the browser sends it straight to the provider (rule PAY-19). */
export function registerPaymentRoutes({ bind }: Pick<ApplicationContext, 'bind'>, deps: PaymentDeps): void {
  const checkout = { ...deps, takeSeats: takingSeats(deps) };
  bind(routes.createBooking, async (call) => {
    refuseCardNumbers(call.request.body);
    const caller = callerOf(call);
    const who = { target: caller.userId, ip: call.request.ip };
    const booking = await bookings.countingWrongCodes(deps.limits, who, call.body.discountCode, () =>
      asking(() =>
        namingNearestDate(deps.db, call.body, () =>
          bookFreeOrder(checkout, caller, call.body, (tx, made) => call.keepAnswer(tx, presentMade(made))),
        ),
      ),
    );
    return presentMade(booking);
  });

  bind(routes.createPaymentIntent, async (call) => {
    refuseCardNumbers(call.request.body);
    const { amount, eventId, bookingData } = call.body;
    if (eventId !== bookingData.eventId)
      throw new AppError('invalid_input', { fields: { eventId: 'Must be the event in bookingData' } });
    const order = { caller: callerOf(call), ip: call.request.ip, order: bookingData, claimedTotal: amount };
    return asking(() =>
      namingNearestDate(deps.db, bookingData, () => openPayment(checkout, order, call.hasKey ? call.keepAnswer : null)),
    );
  });

  bind(routes.confirmPayment, async (call) => {
    refuseCardNumbers(call.request.body);
    const keep: BeforeCommit<Confirmed> = (tx, confirmed) => call.keepAnswer(tx, answerConfirmed(confirmed));
    const confirmation = await asking(() => confirmPayment(deps, callerOf(call), call.body.paymentIntentId, keep));
    if (confirmation.state === 'processing') return answer(202, { success: false, pending: true });
    return answerConfirmed(confirmation);
  });

  bind(routes.releaseHold, async (call) => {
    const own = { caller: callerOf(call), intentId: call.body.paymentIntentId };
    // A refusal is kept as it's answered.
    const beforeCommit: BeforeCommit<Pick<BookingRow, 'status'>> = async (tx, { status }) => {
      if (status === 'cancelled') await call.keepAnswer(tx, null);
    };
    refuseUnreleased(await asking(() => releaseOwnPayment(deps, own, { beforeCommit })));
    return null;
  });
}

function presentMade({ id }: { id: number }) {
  return { bookingId: id, reference: bookingReference(id), status: 'confirmed' as const };
}

/** Seats that are paid, or being paid, stay. @throws AppError already_paid with the booking; being_paid */
function refuseUnreleased({ id, status }: Pick<BookingRow, 'id' | 'status'>): void {
  if (status === 'confirmed') throw new AppError('already_paid', { details: presentMade({ id }) });
  if (status === 'pending') throw new AppError('being_paid');
}

function answerConfirmed({ bookingId, reference }: Confirmed) {
  return answer(200, { success: true as const, bookingId, reference });
}

function refuseCardNumbers(body: unknown): void {
  const values = JSON.stringify(body, (_key, value: unknown) => (isIntentId(value) || isFraction(value) ? '' : value));
  if (containsCardNumber(values ?? '')) throw new AppError('card_number_in_body');
}

/** An intent's id may happen to contain digits that look like a card number. */
function isIntentId(value: unknown): boolean {
  return typeof value === 'string' && /^pi_[A-Za-z0-9]+$/.test(value);
}

/** Nor is an amount in fractions of a cent, such as 3.3331899999999997, whose digits may look like one. */
function isFraction(value: unknown): boolean {
  return typeof value === 'number' && !Number.isInteger(value);
}
