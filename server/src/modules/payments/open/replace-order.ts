import type { BookingOrder } from '@ascendant/contract/booking';
import { zeroCents, type Cents } from '@ascendant/domain/money';
import { normaliseDiscountCode } from '@ascendant/domain/pricing/discount';
import type { BookingRow } from '../../../../db/schema/bookings';
import type { Caller } from '../../../access/caller';
import { inTransaction, type BeforeCommit } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { bookings } from '../../bookings/bookings.module';
import type { HeldBooking } from '../../bookings/bookings.repository';
import type { PricedOrder } from '../../bookings/order';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { releasePayment } from './release-payment';
import type { CheckoutDeps } from './take-seats';

/** An order that would take the place of an earlier one of the same person. */
interface NewOrder {
  readonly caller: Caller;
  readonly order: BookingOrder;
  /** Null if the client doesn't say. */
  readonly claimedTotal: Cents | null;
  /** Whether its seats are held until they're paid. */
  readonly isHold: boolean;
}

/**
 * Prices a new order before the earlier one is released, so that no one loses their seats to a refused code, a changed price or a limit. It
 * ignores which seats are left, and a refusal of the code that the earlier order uses: releasing that order may free the seats or the
 * code.
 * @returns null if only releasing the earlier order will tell
 */
export async function priceInstead(
  { db, eventLock }: PaymentDeps,
  { caller, order, claimedTotal, isHold }: NewOrder,
  { booking }: HeldBooking,
): Promise<PricedOrder | null> {
  const asked = { userId: caller.userId, order, claimedTotal };
  try {
    return await inTransaction(db, (tx) => bookings.priceOrder(tx, asked, { lock: eventLock, isTrial: true, isHold }));
  } catch (error) {
    const hasSameCode = normaliseDiscountCode(order.discountCode ?? '') === (await payments.findCodeOf(db, booking));
    if (error instanceof AppError && error.code === 'discount_refused' && hasSameCode) return null;
    throw error;
  }
}

/**
 * T10 for someone who may hold seats of the event to pay for: a free order takes the place of that one (rule PAY-16).
 * @throws AppError as `sellSeats`; already_booked if the earlier order turns out to be paid. If it throws `not_free` or a refusal of
 * the order, the earlier hold stays
 * @throws ProviderError if the provider can't be reached; the earlier hold stays
 */
export async function bookFreeOrder(
  deps: CheckoutDeps,
  caller: Caller,
  order: BookingOrder,
  beforeCommit: BeforeCommit<BookingRow>,
): Promise<BookingRow> {
  for (const earlier of await bookings.findUnsettled(deps.db, caller.userId, order.eventId)) {
    await refusePaidOrder(deps, { caller, order, claimedTotal: null, isHold: false }, earlier);
    await giveUp(deps, earlier);
  }
  const { userId: buyerId } = caller;
  const free = {
    kind: 'free',
    caller,
    buyerId,
    eventId: order.eventId,
    order,
    claimedTotal: null,
    beforeCommit,
  } as const;
  return (await deps.takeSeats(free)).booking;
}

/** An order with something to pay must not end the hold. With the earlier order's own code it has: otherwise that one would be free. */
async function refusePaidOrder(deps: PaymentDeps, asked: NewOrder, earlier: HeldBooking): Promise<void> {
  if (!(await bookings.isLive(deps.db, earlier.hold.id))) return;
  const priced = await priceInstead(deps, asked, earlier);
  if (priced?.quote.total !== zeroCents) throw new AppError('not_free');
}

/** Releases an earlier order. @throws AppError already_booked if it turns out to be paid */
export async function giveUp(deps: PaymentDeps, { booking }: HeldBooking): Promise<void> {
  const payment = await payments.findPaymentOfBooking(deps.db, booking.id);
  if (!payment) throw new RangeError(`booking ${booking.id} is held without a payment`);
  const ended = await releasePayment(deps, payment);
  if (ended.status === 'confirmed') throw new AppError('already_booked');
}
