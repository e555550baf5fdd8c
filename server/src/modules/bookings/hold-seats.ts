import type { BookingOrder } from '@ascendant/contract/booking';
import { maxLiveHolds } from '@ascendant/domain/booking/hold';
import type { Cents } from '@ascendant/domain/money';
import type { Caller } from '../../access/caller';
import type { Outcomes } from '../../concurrency/together';
import { withCommit, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { EventLock } from '../capacity/event-lock.repository';
import { waitlist } from '../waitlist/waitlist.module';
import type { HeldBooking } from './bookings.repository';
import { insertHeldBookings } from './new-bookings.repository';
import { openSale, priceNext, type OpenSale, type OrderToPrice, type PricedOrder } from './price-order';

/** Whose seats to hold, and for what they expect to pay. */
export interface HoldWish {
  readonly caller: Caller;
  readonly order: BookingOrder;
  readonly claimedTotal: Cents;
}

/** How seats are held. */
export interface Holding<Wish, Payment> {
  readonly lock: EventLock;
  /** Sends what writes the payments of these holds, which are committed with them; in any order. */
  readonly writePayments: (tx: Transaction, wishes: readonly Wish[]) => Promise<readonly Payment[]>;
}

/** Seats that are held, and the payment for them. */
export interface HeldSeats<Payment> {
  readonly held: HeldBooking;
  readonly payment: Payment;
}

/** A wish with the order that it becomes. */
interface Granted<Wish> {
  readonly wish: Wish;
  readonly priced: PricedOrder;
}

/**
 * T1: prices orders under the locks of their events, in their order, holds their seats for `holdMinutes`, and commits. An order that's
 * refused leaves the others as they are.
 * @param wishes each of someone else
 * @returns for each, what's held, or the AppError that refuses it: as `priceOrder`; nothing_to_pay; unpaid_holds; too_many_holds
 */
export async function holdSeats<Wish extends HoldWish, Payment extends { readonly bookingId: number }>(
  tx: Transaction,
  wishes: readonly Wish[],
  { lock, writePayments }: Holding<Wish, Payment>,
): Promise<Outcomes<HeldSeats<Payment>>> {
  const sale = await openSale(tx, wishes.map(toPrice), lock);
  const { granted, refused } = await grant(tx, wishes, sale);
  if (granted.length === 0) return wishes.map((wish) => rejected(refused.get(wish)));
  const [held, payments] = await withCommit(tx, () =>
    Promise.all([
      insertHeldBookings(
        tx,
        granted.map(({ wish: { caller: buyer }, priced }) => ({ buyer, priced })),
      ),
      writePayments(
        tx,
        granted.map(({ wish }) => wish),
      ),
    ]),
  );
  return wishes.map((wish) => {
    const own = held.find(({ booking }) => booking.userId === wish.caller.userId);
    const payment = payments.find(({ bookingId }) => bookingId === own?.booking.id);
    return own && payment ? { status: 'fulfilled', value: { held: own, payment } } : rejected(refused.get(wish));
  });
}

/** Takes up the waitlist's offers of those whose orders aren't refused. */
async function grant<Wish extends HoldWish>(tx: Transaction, wishes: readonly Wish[], sale: OpenSale) {
  const granted: Granted<Wish>[] = [];
  const refused = new Map<Wish, AppError>();
  for (const wish of wishes) {
    try {
      const before = granted.map(({ priced }) => priced);
      granted.push({ wish, priced: await priceHold(tx, wish, { sale, before }) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.set(wish, error);
    }
  }
  for (const { wish, priced } of granted) {
    if (priced.event.seatsOffered > 0) await waitlist.takeUpOffer(tx, wish.caller.userId, wish.order.eventId);
  }
  return { granted, refused };
}

async function priceHold(
  tx: Transaction,
  wish: HoldWish,
  place: { sale: OpenSale; before: readonly PricedOrder[] },
): Promise<PricedOrder> {
  const priced = await priceNext(tx, toPrice(wish), { ...place, isHold: true });
  if (priced.quote.total === 0) throw new AppError('nothing_to_pay');
  if (priced.event.buyersHolds >= maxLiveHolds) throw new AppError('too_many_holds');
  return priced;
}

function toPrice({ caller, order, claimedTotal }: HoldWish): OrderToPrice {
  return { userId: caller.userId, order, claimedTotal };
}

function rejected(reason: AppError | undefined): PromiseRejectedResult {
  return { status: 'rejected', reason: reason ?? new RangeError('an order was neither held nor refused') };
}
