import { toWire } from '@ascendant/contract/money';
import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { containsCardNumber } from '@ascendant/domain/payment/payment-fields';
import type { FastifyInstance } from 'fastify';
import type { BookingRow } from '../../../db/schema/bookings';
import { WebhookRefusedError } from '../../adapters/payments/payment-provider';
import type { ApplicationContext } from '../../application/application-context';
import type { BeforeCommit } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { faultPoint } from '../../faults/fault-points';
import { callerOf } from '../../http/binding';
import { answer } from '../../http/reply';
import { bookings } from '../bookings/bookings.module';
import { addPeople, quotePeople, type PeopleJoined } from './change/add-people';
import { moveOwnBooking, quoteMove, type MovedBooking } from './change/move-booking';
import { payForMove } from './change/pay-for-move';
import { payForPeople } from './change/pay-for-people';
import { namingNearestDate } from './open/nearest-date';
import { asking } from './open/obtain-intent';
import { openPayment } from './open/open-payment';
import { releaseOwnPayment } from './open/release-payment';
import { bookFreeOrder } from './open/replace-order';
import { takingSeats } from './open/take-seats';
import type { PaymentDeps } from './payment-deps';
import { confirmPayment, type Confirmed } from './settle/confirm-payment';
import { receiveWebhook } from './settle/receive-notice';

/** Serves checkout. Card data never reaches this server: the browser sends it straight to the provider (rule PAY-19). */
export function registerPaymentRoutes({ bind }: Pick<ApplicationContext, 'bind'>, deps: PaymentDeps): void {
  const checkout = { ...deps, takeSeats: takingSeats(deps) };
  bind(routes.createBooking, async (call) => {
    refuseCardNumbers(call.request.body);
    const caller = callerOf(call);
    const who = { target: caller.userId, ip: call.request.ip };
    if (caller.role === 'guest') await deps.limits.take('guestFreeBooking', who);
    const booking = await bookings.countingWrongCodes(deps.limits, who, call.body.discountCode, () =>
      asking(() =>
        namingNearestDate(deps.db, call.body, () =>
          bookFreeOrder(checkout, caller, call.body, (tx, made) => call.keepAnswer(tx, presentMade(made))),
        ),
      ),
    );
    await bookings.tieVisit(deps.db, call.body.visit, booking.id);
    return presentMade(booking);
  });

  bind(routes.createPaymentIntent, async (call) => {
    refuseCardNumbers(call.request.body);
    const { amount, eventId, bookingData } = call.body;
    if (eventId !== bookingData.eventId)
      throw new AppError('invalid_input', { fields: { eventId: 'Must be the event in bookingData' } });
    const caller = callerOf(call);
    if (caller.role === 'guest') await deps.limits.take('guestHold', { target: eventId, ip: call.request.ip });
    const order = { caller, ip: call.request.ip, order: bookingData, claimedTotal: amount };
    const opened = await asking(() =>
      namingNearestDate(deps.db, bookingData, () => openPayment(checkout, order, call.hasKey ? call.keepAnswer : null)),
    );
    await bookings.tieVisit(deps.db, bookingData.visit, opened.bookingId);
    return opened;
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

/**
 * Receives the provider's notices. There's no session and no contract: the signature over the raw body proves who sent it, and we check
 * it before we parse anything. 200 means we have it, even if it's a duplicate or not for us. An exception is a 5xx, so the provider
 * sends it again.
 * Source: rule PAY-06.
 */
export function registerWebhook(http: FastifyInstance, deps: PaymentDeps): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post<{ Params: { provider: string } }>('/api/webhooks/:provider', async (request, reply) => {
      if (request.params.provider !== deps.provider.name) throw new AppError('not_found');
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveWebhook(deps, { rawBody, headers: request.headers }).catch(refuse);
      FAULT: await faultPoint('notice-taken');
      return reply.status(200).send({ received: true });
    });
  });
}

function refuse(error: unknown): never {
  if (error instanceof WebhookRefusedError) throw new AppError('bad_request', { message: error.message });
  throw error;
}

/** Serves travellers who change their own bookings: another date, or more people. */
export function registerChangeRoutes({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>, deps: PaymentDeps): void {
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

  bind(routes.quotePeople, async (call) =>
    quotePeople(db, callerOf(call), { bookingId: call.params.id, attendees: call.body.attendees }),
  );

  bind(routes.addPeople, async (call) => {
    const { attendees, charge } = call.body;
    const addition = { bookingId: call.params.id, attendees, claimedCharge: charge };
    const joined = await addPeople(db, callerOf(call), addition, (tx, made) =>
      call.keepAnswer(tx, presentJoined(made)),
    );
    return presentJoined(joined);
  });

  bind(routes.payForPeople, async (call) => {
    const { attendees, charge } = call.body;
    const caller = callerOf(call);
    const addition = { bookingId: call.params.id, attendees, claimedCharge: charge, caller, ip: call.request.ip };
    return asking(() => payForPeople(deps, addition, call.hasKey ? call.keepAnswer : null));
  });
}

function presentJoined({ bookingId, people }: PeopleJoined) {
  return { bookingId, reference: bookingReference(bookingId), people };
}

function present({ bookingId, eventId, refund }: MovedBooking) {
  return { bookingId, reference: bookingReference(bookingId), eventId, refund: toWire(refund) };
}
