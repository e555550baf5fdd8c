import type { paymentIntentReply } from '@ascendant/contract/booking';
import { AppError } from '@ascendant/contract/errors';
import { normaliseDiscountCode } from '@ascendant/domain/pricing/discount';
import type { Cents } from '@ascendant/domain/money';
import type { z } from 'zod';
import type { PaymentRow } from '../../../db/schema/payments';
import { inTransaction } from '../../database/database';
import type { Caller } from '../../http/caller';
import {
  findUnsettled,
  holdPlaces,
  isLive,
  quoteOf,
  refusingAsTheDatabaseDoes,
  type HeldBooking,
} from '../bookings/bookings.service';
import type { BookingOrder } from '../bookings/price-order';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import { releasePayment } from './release-payment';

export interface PaymentOrder {
  readonly order: BookingOrder;
  /** What the client thinks the card is charged; compared, never used (rule MON-06). */
  readonly claimedTotal: Cents;
}

/**
 * T1 and T2: keeps the places, then asks the provider for an intent. The same order again gives the same hold and intent; another
 * order for the same event takes its place (rule PAY-16).
 * @throws AppError as `holdPlaces`; already_booked where the earlier order turns out to be paid; payments_unavailable
 */
export async function openPayment(
  deps: PaymentDeps,
  caller: Caller,
  { order, claimedTotal }: PaymentOrder,
): Promise<z.input<typeof paymentIntentReply>> {
  for (const earlier of await findUnsettled(deps.db, caller.userId, order.eventId)) {
    const payment = await payments.findPaymentOfBooking(deps.db, earlier.booking.id);
    if (!payment) throw new RangeError(`booking ${earlier.booking.id} is held without a payment`);
    if (await isSameOrder(deps, earlier, { order, claimedTotal })) return reply(deps, earlier, payment);
    await giveWay(deps, payment);
  }
  const { held, payment } = await begin(deps, caller, { order, claimedTotal });
  return reply(deps, held, payment);
}

async function begin(deps: PaymentDeps, caller: Caller, { order, claimedTotal }: PaymentOrder) {
  return refusingAsTheDatabaseDoes(() =>
    inTransaction(deps.db, async (tx) => {
      const held = await holdPlaces(tx, { caller, order, claimedTotal, eventLock: deps.eventLock });
      const payment = await payments.insertPayment(tx, { ...held, provider: deps.provider.name });
      return { held, payment };
    }),
  );
}

async function isSameOrder({ db }: PaymentDeps, { booking, hold }: HeldBooking, { order, claimedTotal }: PaymentOrder) {
  const people = (attendees: readonly { type: string; id?: number | undefined }[]) =>
    attendees
      .slice(1)
      .map((attendee) => attendee.id)
      .toSorted()
      .join();
  const code = (await payments.findCodeOf(db, booking)) ?? '';
  return (
    claimedTotal === booking.totalCents &&
    people(order.attendees) === people(booking.attendees) &&
    normaliseDiscountCode(order.discountCode ?? '') === code &&
    (order.pricingTierId ?? booking.pricingTierId) === booking.pricingTierId &&
    (await isLive(db, hold.id))
  );
}

async function giveWay(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const booking = await releasePayment(deps, payment);
  if (booking?.status === 'confirmed') throw new AppError('already_booked');
}

async function reply(
  deps: PaymentDeps,
  { booking, hold }: HeldBooking,
  payment: PaymentRow,
): Promise<z.input<typeof paymentIntentReply>> {
  const { intentId, clientSecret } = await intentOf(deps, payment);
  return {
    clientSecret,
    paymentIntentId: intentId,
    bookingId: booking.id,
    expiresAt: hold.expiresAt.toISOString(),
    serverTime: (await payments.readClock(deps.db)).toISOString(),
    quote: quoteOf(booking),
    provider: { name: deps.provider.name, publishableKey: deps.provider.publishableKey },
  };
}

/** The intent that is stored, or, where its answer was lost, the very same one from the provider (CRA-02, CRA-03). */
async function intentOf({ db, provider }: PaymentDeps, payment: PaymentRow) {
  if (payment.intentId !== null && payment.clientSecret !== null) {
    return { intentId: payment.intentId, clientSecret: payment.clientSecret };
  }
  const intent = await provider.createIntent(payments.orderOf(payment));
  await payments.storeIntent(db, payment.id, intent);
  return { intentId: intent.id, clientSecret: intent.clientSecret };
}
