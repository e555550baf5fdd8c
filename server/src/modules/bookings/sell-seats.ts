import type { BookingOrder } from '@ascendant/contract/booking';
import { maxLiveHolds } from '@ascendant/domain/booking/hold';
import { zeroCents, type Cents } from '@ascendant/domain/money';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { BookingRow } from '../../../db/schema/bookings';
import type { PaymentRow } from '../../../db/schema/payments';
import type { Caller } from '../../access/caller';
import type { Outcomes } from '../../concurrency/batches';
import { withCommit, type BeforeCommit, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { EventLock } from '../capacity/event-lock.repository';
import type { Sale } from '../capacity/sale.repository';
import { waitlist } from '../waitlist/waitlist.module';
import type { HeldBooking } from './bookings.repository';
import { bookFree } from './bookings.service';
import { insertHeldBookings } from './new-bookings.repository';
import type { OrderToPrice, PricedOrder } from './order';
import { openSale, priceNext, type OpenSale } from './price-order';

interface OwnOrder extends Sale {
  readonly caller: Caller;
  readonly order: BookingOrder;
}

/** T1: seats to hold until they're paid. */
export interface HoldOrder extends OwnOrder {
  readonly kind: 'hold';
  readonly claimedTotal: Cents;
  /** The network address that the caller comes from. */
  readonly ip: string;
}

/** T10: free seats, to book at once. */
export interface FreeOrder extends OwnOrder {
  readonly kind: 'free';
  readonly claimedTotal: null;
  /** The last step for it before the commit. It's called again if the batch was rolled back. */
  readonly beforeCommit: BeforeCommit<BookingRow>;
}

export type SeatOrder = HoldOrder | FreeOrder;

/** Seats that are held, and the payment for them. */
export interface OpenedPayment {
  readonly held: HeldBooking;
  readonly payment: PaymentRow;
}

/** What's sold. */
export interface SoldSeats {
  readonly booking: BookingRow;
  /** Null if it's free. */
  readonly opened: OpenedPayment | null;
}

/** How seats are sold. */
export interface Selling {
  readonly lock: EventLock;
  /** The site's address, for links in emails. */
  readonly publicUrl: string;
  /** What it's charged in. */
  readonly currency: ChargeCurrency;
  /** Sends what writes the payments of these holds, which are committed with them; in any order. */
  readonly writePayments: (tx: Transaction, orders: readonly HoldOrder[]) => Promise<readonly PaymentRow[]>;
}

/** An order that isn't refused. */
interface Granted<Order extends SeatOrder> {
  readonly order: Order;
  readonly priced: PricedOrder;
}

/**
 * Prices orders of one event under its lock, in their order; books those that are free, holds the seats of the others for `holdMinutes`, and
 * commits. An order that's refused leaves the others as they are.
 * @param orders each by someone else
 * @returns for each, what's sold, or the AppError that refuses it: as `priceOrder`; nothing_to_pay, too_many_holds; not_free
 */
export async function sellSeats(
  tx: Transaction,
  orders: readonly SeatOrder[],
  how: Selling,
): Promise<Outcomes<SoldSeats>> {
  const sale = await openSale(tx, orders.map(toPrice), how.lock);
  const { granted, refused } = await grant(tx, orders, sale);
  const sold = new Map<number, SoldSeats>();
  for (const one of granted) if (isFree(one)) sold.set(one.order.buyerId, await book(tx, one, how));
  for (const one of await hold(tx, granted.filter(isHold), how)) sold.set(one.booking.userId ?? 0, one);
  return orders.map(({ buyerId }) => {
    const value = sold.get(buyerId);
    if (value) return { status: 'fulfilled', value };
    return {
      status: 'rejected',
      reason: refused.get(buyerId) ?? new RangeError('an order was neither sold nor refused'),
    };
  });
}

/** Takes up the waitlist's offers of those whose orders aren't refused. @returns `refused` by buyer */
async function grant(tx: Transaction, orders: readonly SeatOrder[], sale: OpenSale) {
  const granted: Granted<SeatOrder>[] = [];
  const refused = new Map<number, AppError>();
  for (const order of orders) {
    try {
      const before = granted.map(({ priced }) => priced);
      const priced = await priceNext(tx, toPrice(order), { sale, before, isHold: order.kind === 'hold' });
      refuseKind(order, priced);
      granted.push({ order, priced });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.set(order.buyerId, error);
    }
  }
  for (const { order, priced } of granted)
    if (priced.event.seatsOffered > 0) await waitlist.takeUpOffer(tx, order.buyerId, order.eventId);
  return { granted, refused };
}

/** Whether it's free decides which call is the right one. */
function refuseKind({ kind }: SeatOrder, { quote, event }: PricedOrder): void {
  const isFreeOfCharge = quote.total === zeroCents;
  if (kind === 'free' && !isFreeOfCharge) throw new AppError('not_free');
  if (kind === 'hold' && isFreeOfCharge) throw new AppError('nothing_to_pay');
  if (kind === 'hold' && event.buyersHolds >= maxLiveHolds) throw new AppError('too_many_holds');
}

async function book(tx: Transaction, { order, priced }: Granted<FreeOrder>, how: Selling): Promise<SoldSeats> {
  const booking = await bookFree(tx, { buyer: order.caller, priced, currency: how.currency }, how.publicUrl);
  await order.beforeCommit(tx, booking);
  return { booking, opened: null };
}

/** Commits what it writes, and everything before. */
async function hold(tx: Transaction, granted: readonly Granted<HoldOrder>[], how: Selling): Promise<SoldSeats[]> {
  if (granted.length === 0) return [];
  const made = granted.map(({ order, priced }) => ({ buyer: order.caller, priced, currency: how.currency }));
  const orders = granted.map(({ order }) => order);
  const [held, payments] = await withCommit(tx, () =>
    Promise.all([insertHeldBookings(tx, made), how.writePayments(tx, orders)]),
  );
  return held.flatMap((one) => {
    const payment = payments.find(({ bookingId }) => bookingId === one.booking.id);
    return payment ? [{ booking: one.booking, opened: { held: one, payment } }] : [];
  });
}

function isFree(granted: Granted<SeatOrder>): granted is Granted<FreeOrder> {
  return granted.order.kind === 'free';
}

function isHold(granted: Granted<SeatOrder>): granted is Granted<HoldOrder> {
  return granted.order.kind === 'hold';
}

function toPrice({ buyerId, order, claimedTotal }: SeatOrder): OrderToPrice {
  return { userId: buyerId, order, claimedTotal };
}
