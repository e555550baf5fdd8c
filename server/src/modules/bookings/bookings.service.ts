import { maxLiveHolds } from '@ascendant/domain/booking/hold';
import type { BookingState } from '@ascendant/domain/booking/lifecycle';
import { zeroCents, type Cents } from '@ascendant/domain/money';
import { AppError } from '../../errors/app-error';
import type { BookingRow } from '../../../db/schema/bookings';
import type { HoldRow } from '../../../db/schema/holds';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import type { Caller } from '../../access/caller';
import type { RateLimits } from '../../http/rate-limits';
import { issueTickets, voidTickets } from '../tickets/tickets.service';
import { refusingAsTheDatabaseDoes } from './booking-refusals';
import * as repository from './bookings.repository';
import { queueConfirmation } from './confirmation-mail';
import { inTurn } from './event-queue';
import { priceOrder, type BookingOrder, type PricedOrder } from './price-order';
import { queueRefundMadeMail } from './refund-mail';
import { findEventForSale, lockDiscountUses, lockEventOf, type EventForSale, type EventLock } from './sale.repository';
import { giveOfferBack, serveLine, takeUpOffer } from './waitlist.service';

export { quoteOf } from './booking-quote';
export { priceOrder } from './price-order';
export {
  findLiveBookings,
  findUnendedEvents,
  findUnsettled,
  isLive,
  lockBooking as lockBookingOf,
  type HeldBooking,
} from './bookings.repository';
export { eventLockOf } from './event-lock';
export { queueCancelledMail, queuePartialRefundMail, queueRefundMail } from './refund-mail';
export { countingWrongCodes } from './wrong-codes';

export interface BookingDeps {
  readonly db: Database;
  readonly limits: RateLimits;
  readonly eventLock: EventLock;
}

/**
 * Runs what takes places of an event, when it is its turn, in a transaction.
 * @throws AppError busy when its turn does not come; what the database refuses, as the service would have said it
 */
export function sellingInTurn<Result>(
  db: Database,
  eventId: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTurn(eventId, () => refusingAsTheDatabaseDoes(() => inTransaction(db, work)));
}

/** A booking whose places are kept and which is still to be paid. */
export interface HeldOrder extends repository.HeldBooking {
  readonly priced: PricedOrder;
}

/**
 * T1, the part that is the booking's: prices the order under the event's lock and keeps its places for 15 minutes. To be called in
 * the transaction that also writes the payment.
 * @throws AppError as `priceOrder`; too_many_holds
 */
export async function holdPlaces(
  tx: Transaction,
  {
    caller,
    order,
    claimedTotal,
    eventLock,
  }: { caller: Caller; order: BookingOrder; claimedTotal: Cents; eventLock: EventLock },
): Promise<HeldOrder> {
  const priced = await priceOrder(tx, caller.userId, order, { claimedTotal, lock: eventLock });
  if (priced.quote.total === 0) throw new AppError('nothing_to_pay');
  if (priced.event.buyersHolds >= maxLiveHolds) throw new AppError('too_many_holds');
  if (priced.event.placesOffered > 0) await takeUpOffer(tx, caller.userId, order.eventId);
  const { booking, hold } = await repository.insertHeldBooking(tx, caller.userId, priced);
  await recordAudit(tx, { actor: caller, action: 'booking.held', target: { type: 'booking', id: booking.id } });
  return { booking, hold, priced };
}

/**
 * T10: books what costs nothing, by the same rules and in one transaction.
 * @throws AppError as `priceOrder`; not_free when there is something to pay
 */
export async function bookFree(
  { db, eventLock }: Pick<BookingDeps, 'db' | 'eventLock'>,
  caller: Caller,
  order: BookingOrder,
): Promise<BookingRow> {
  return sellingInTurn(db, order.eventId, async (tx) => {
    const priced = await priceOrder(tx, caller.userId, order, { claimedTotal: null, lock: eventLock });
    if (priced.quote.total !== zeroCents) throw new AppError('not_free');
    if (priced.event.placesOffered > 0) await takeUpOffer(tx, caller.userId, order.eventId);
    const booking = await repository.insertFreeBooking(tx, caller.userId, priced);
    await completeConfirmation(tx, booking, caller);
    return booking;
  });
}

/**
 * T4, the part that is the booking's: the only door to a paid, confirmed booking. Hold into taken places, tickets, mail and audit in
 * the one transaction of the caller, who holds the locks of event, discount, booking and payment.
 */
export async function confirmBooking(tx: Transaction, booking: BookingRow, hold: HoldRow): Promise<BookingRow> {
  await repository.settleHold(tx, hold.id, 'consumed');
  const confirmed = await repository.moveBooking(tx, booking.id, 'confirmed/completed');
  await completeConfirmation(tx, confirmed, null);
  return confirmed;
}

async function completeConfirmation(tx: Transaction, booking: BookingRow, actor: Caller | null): Promise<void> {
  const tickets = await issueTickets(tx, booking);
  await queueConfirmation(tx, booking, tickets);
  await recordAudit(tx, { actor, action: 'booking.confirmed', target: { type: 'booking', id: booking.id } });
}

/** A booking with everything locked that its settlement looks at. */
export interface LockedBooking {
  readonly booking: BookingRow;
  readonly hold: HoldRow | null;
  readonly event: EventForSale;
  /** The hold still keeps its places, or they are free again. */
  readonly placesKeptOrFree: boolean;
  readonly discountKeptOrFree: boolean;
  /** The booking as the transaction has left it. */
  reload(): Promise<BookingRow>;
}

/**
 * Takes the locks of a settlement in their order, event, discount, booking and hold, and looks whether what the hold kept is still
 * its own or free again. The payment's lock comes after.
 * @throws RangeError when there is no such booking
 */
export async function lockForSettlement(tx: Transaction, bookingId: number): Promise<LockedBooking> {
  const found = await lockEventOf(tx, bookingId);
  const event = found && (await findEventForSale(tx, found.eventId, null));
  if (!found || !event) throw new RangeError(`no booking ${bookingId}`);
  const usesLeft = found.discountCodeId === null ? null : await lockDiscountUses(tx, found.discountCodeId);
  const locked = await repository.lockBooking(tx, bookingId);
  if (!locked) throw new RangeError(`no booking ${bookingId}`);
  const keeps = locked.hold?.status === 'active' && locked.hold.lapsedAt === null;
  return {
    ...locked,
    event,
    placesKeptOrFree: keeps || event.placesTaken + locked.booking.places <= event.capacity,
    discountKeptOrFree: keeps || usesLeft === null || usesLeft > 0,
    reload: async () => (await repository.findBooking(tx, bookingId)) ?? locked.booking,
  };
}

/** T3: the provider said no; the hold runs on. */
export async function markDeclined(tx: Transaction, booking: BookingRow): Promise<void> {
  if (booking.paymentStatus === 'pending') await repository.moveBooking(tx, booking.id, 'pending/failed');
}

export type CloseReason = 'expired' | 'released';

/** T5 and T6: ends an unpaid booking; the provider has said that it will never be paid. */
export async function closeUnpaid(
  tx: Transaction,
  { booking, hold }: repository.HeldBooking,
  reason: CloseReason,
): Promise<void> {
  await repository.settleHold(tx, hold.id, reason);
  await cancel(tx, { booking, to: 'cancelled/failed', actor: null, reason });
  await giveOfferBack(tx, hold);
  await serveLine(tx, booking.eventId);
}

export interface Cancellation {
  readonly booking: BookingRow;
  readonly hold: HoldRow | null;
  /** Who asked for it; null for the program itself. */
  readonly actor: Pick<Caller, 'userId' | 'role'> | null;
  /** Code of the cause: `event_cancelled`, `no_places`, `amount_mismatch`, `requested`. */
  readonly reason: string;
}

/** T7 and T9: ends a booking whose money goes back, and its tickets. An unconfirmed one also ends its hold. */
export async function cancelForRefund(tx: Transaction, { booking, hold, actor, reason }: Cancellation): Promise<void> {
  if (hold?.status === 'active') await repository.settleHold(tx, hold.id, 'expired');
  await cancel(tx, { booking, to: 'cancelled/refund_pending', actor, reason });
  await voidTickets(tx, booking.id);
  await serveLine(tx, booking.eventId);
}

/** T9: ends a confirmed booking that cost nothing, and its tickets. */
export async function cancelFree(tx: Transaction, { booking, actor, reason }: Cancellation): Promise<void> {
  await cancel(tx, { booking, to: 'cancelled/completed', actor, reason });
  await voidTickets(tx, booking.id);
  await serveLine(tx, booking.eventId);
}

/** T8: all the money is back. */
export async function markRefunded(tx: Transaction, bookingId: number, amountCents: number): Promise<void> {
  await repository.moveBooking(tx, bookingId, 'cancelled/refunded');
  await recordAudit(tx, { actor: null, action: 'booking.refunded', target: { type: 'booking', id: bookingId } });
  await queueRefundMadeMail(tx, bookingId, amountCents);
}

/** A part of the money is back; the booking stands. */
export async function markPartlyRefunded(tx: Transaction, bookingId: number, amountCents: number): Promise<void> {
  await recordAudit(tx, {
    actor: null,
    action: 'booking.partly_refunded',
    target: { type: 'booking', id: bookingId },
    changes: { refundedCents: { before: null, after: amountCents } },
  });
}

async function cancel(
  tx: Transaction,
  { booking, to, actor, reason }: { to: BookingState } & Pick<Cancellation, 'booking' | 'actor' | 'reason'>,
): Promise<void> {
  await repository.moveBooking(tx, booking.id, to, reason);
  await recordAudit(tx, {
    actor,
    action: 'booking.cancelled',
    target: { type: 'booking', id: booking.id },
    changes: { state: { before: repository.stateOf(booking), after: to }, reason: { before: null, after: reason } },
  });
}
