import type { BookingOrder, paymentIntentReply } from '@ascendant/contract/booking';
import { maxLiveHolds } from '@ascendant/domain/booking/hold';
import type { Cents } from '@ascendant/domain/money';
import { normaliseDiscountCode } from '@ascendant/domain/pricing/discount';
import type { z } from 'zod';
import type { PaymentRow } from '../../../../db/schema/payments';
import type { Caller } from '../../../access/caller';
import { ProviderError } from '../../../adapters/payments/payment-provider';
import { readClock } from '../../../database/clock.repository';
import type { BeforeCommit } from '../../../database/database';
import { quoteOfRow } from '../../../database/quote-row';
import { AppError } from '../../../errors/app-error';
import { bookings } from '../../bookings/bookings.module';
import type { HeldBooking } from '../../bookings/bookings.repository';
import type { OpenedPayment } from '../../bookings/sell-seats';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { refuseCardTesting } from '../settle/declines';
import { obtainIntent, type StoredIntent } from './obtain-intent';
import { findPaymentsOfLiveHolds } from './open-payments.repository';
import { releasePayment } from './release-payment';
import { giveUp, priceInstead } from './replace-order';
import type { CheckoutDeps } from './take-seats';

export interface PaymentOrder {
  readonly caller: Caller;
  /** The network address that the caller comes from. */
  readonly ip: string;
  readonly order: BookingOrder;
  /** The total that the client expects. We compare it with ours and never charge it (rule MON-06). */
  readonly claimedTotal: Cents;
}

export type PaymentReply = z.input<typeof paymentIntentReply>;

/**
 * T1 and T2: holds the seats, then asks the provider for an intent. Sending the same order again returns the same hold and intent; a
 * different order for the same event replaces it (rule PAY-16).
 * @param beforeCommit keeps the answer; null if it isn't kept
 * @throws AppError as `sellSeats`; already_booked if the earlier order turns out to be paid; rate_limited after too many declined
 * cards or wrong codes
 * @throws ProviderError if the provider can't be reached. The hold stays, and sending the same order again continues with it
 */
export async function openPayment(
  deps: CheckoutDeps,
  order: PaymentOrder,
  beforeCommit: BeforeCommit<PaymentReply> | null,
): Promise<PaymentReply> {
  const who = { target: order.caller.userId, ip: order.ip };
  await refuseCardTesting(deps, order.caller, order.ip);
  return bookings.countingWrongCodes(deps.limits, who, order.order.discountCode, async () => {
    const opened = await openOrJoin(deps, order);
    return replyWithIntent(deps, { opened, again: () => begin(deps, order) }, beforeCommit);
  });
}

/** Seats that are held for a payment, and how to hold them again. */
export interface OpenedAgain {
  readonly opened: OpenedPayment;
  readonly again: () => Promise<OpenedPayment>;
}

/** T2: asks the provider for the intent. @throws ProviderError if it can't be reached; the hold stays */
export async function replyWithIntent(
  deps: PaymentDeps,
  { opened, again }: OpenedAgain,
  beforeCommit: BeforeCommit<PaymentReply> | null,
): Promise<PaymentReply> {
  try {
    return await reply(deps, opened, beforeCommit);
  } catch (error) {
    if (!(error instanceof ProviderError && error.failure === 'spent_key')) throw error;
    // The provider won't accept this hold's key again, and a new hold has a new key.
    await releasePayment(deps, opened.payment);
    return reply(deps, await again(), beforeCommit);
  }
}

/** If someone clicks twice, the second request finds the first one's hold (rule IDE-03). */
async function openOrJoin(deps: CheckoutDeps, order: PaymentOrder): Promise<OpenedPayment> {
  const earlier = await findSame(deps, order);
  if (earlier) return earlier;
  try {
    return await begin(deps, order);
  } catch (error) {
    const joined = error instanceof AppError && error.code === 'already_booked' ? await findSame(deps, order) : null;
    if (joined) return joined;
    throw error;
  }
}

/** Finds the live hold of this same order, and releases any different order this person has for the event. */
async function findSame(deps: CheckoutDeps, order: PaymentOrder): Promise<OpenedPayment | null> {
  for (const held of await bookings.findUnsettled(deps.db, order.caller.userId, order.order.eventId)) {
    const payment = await payments.findPaymentOfBooking(deps.db, held.booking.id);
    if (!payment) throw new RangeError(`booking ${held.booking.id} is held without a payment`);
    if (await isSameOrder(deps, held, order)) return { held, payment };
    if (await bookings.isLive(deps.db, held.hold.id)) await priceInstead(deps, { ...order, isHold: true }, held);
    await giveUp(deps, held);
  }
  return null;
}

async function begin(deps: CheckoutDeps, order: PaymentOrder): Promise<OpenedPayment> {
  const { userId } = order.caller;
  return makingRoom(deps, userId, async () => {
    const { opened } = await deps.takeSeats({ ...order, kind: 'hold', eventId: order.order.eventId, buyerId: userId });
    if (!opened) throw new RangeError('seats were sold without a payment');
    return opened;
  });
}

/**
 * Holds seats. Someone who already has as many holds as they may gives up the oldest checkout that they've left: the specification has
 * no call for it.
 * @throws AppError too_many_holds if each of them is being paid
 */
export async function makingRoom(
  deps: PaymentDeps,
  userId: number,
  take: () => Promise<OpenedPayment>,
): Promise<OpenedPayment> {
  // Another request of the same person may take the place that was just freed.
  for (let released = 0; ; released += 1) {
    try {
      return await take();
    } catch (error) {
      const isFull = error instanceof AppError && error.code === 'too_many_holds';
      if (!isFull || released === maxLiveHolds || !(await releaseOldest(deps, userId))) throw error;
    }
  }
}

async function isSameOrder(
  { db, provider }: PaymentDeps,
  { booking, hold }: HeldBooking,
  { order, claimedTotal }: PaymentOrder,
): Promise<boolean> {
  const code = (await payments.findCodeOf(db, booking)) ?? '';
  const payment = await payments.findPaymentOfBooking(db, booking.id);
  return (
    payment?.provider === provider.name &&
    bookings.agreesOnPrice({ order, claimedTotal }, quoteOfRow(booking)) &&
    bookings.namesSamePeople(order, booking.attendees) &&
    normaliseDiscountCode(order.discountCode ?? '') === code &&
    (order.pricingTierId ?? booking.pricingTierId) === booking.pricingTierId &&
    (await bookings.isLive(db, hold.id))
  );
}

async function reply(
  deps: PaymentDeps,
  opened: OpenedPayment,
  beforeCommit: BeforeCommit<PaymentReply> | null,
): Promise<PaymentReply> {
  const keep: BeforeCommit<StoredIntent> | null =
    beforeCommit && ((tx, stored) => beforeCommit(tx, replyOf(deps, opened, stored)));
  const intent = await obtainIntent(deps, opened.payment, keep);
  return replyOf(deps, opened, { ...intent, storedAt: intent.storedAt ?? (await readClock(deps.db)) });
}

function replyOf(
  { provider }: PaymentDeps,
  { held: { booking, hold } }: OpenedPayment,
  { intentId, clientSecret, storedAt }: StoredIntent,
): PaymentReply {
  return {
    clientSecret,
    paymentIntentId: intentId,
    bookingId: booking.id,
    expiresAt: hold.expiresAt.toISOString(),
    serverTime: storedAt.toISOString(),
    quote: bookings.quoteOf(booking),
    cancellationPolicy: booking.cancellationPolicy,
    provider: { name: provider.name, publishableKey: provider.publishableKey },
  };
}

/**
 * T6: gives up the oldest checkout that a person has left, so that they can begin another. One that's being paid stays; one that turns
 * out to be paid is booked, and then keeps no hold either.
 * @returns whether a hold has ended
 * @throws ProviderError if the provider can't be reached; nothing has ended then
 * Source: rule PAY-16.
 */
async function releaseOldest(deps: PaymentDeps, userId: number): Promise<boolean> {
  for (const payment of await findPaymentsOfLiveHolds(deps.db, userId)) {
    if (await isBeingPaid(deps, payment)) continue;
    const ended = await releasePayment(deps, payment);
    // The bank may have begun to process it since we asked.
    if (ended.status !== 'pending') return true;
  }
  return false;
}

/** Whether the bank is processing it, or is asking its customer something. */
async function isBeingPaid({ provider }: PaymentDeps, { intentId, ...payment }: PaymentRow): Promise<boolean> {
  if (intentId === null || payment.provider !== provider.name) return false;
  try {
    const { status } = await provider.readIntent(intentId);
    return status === 'processing' || status === 'requires_action';
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'not_found') return false;
    throw error;
  }
}
