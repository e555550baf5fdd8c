import { maxLiveHolds } from '@ascendant/domain/booking/hold';
import { zeroCents, type Cents } from '@ascendant/domain/money';
import type { Quote } from '@ascendant/domain/pricing/quote';
import { supplementQuote } from '@ascendant/domain/pricing/supplement';
import type { BookingRow } from '../../../../db/schema/bookings';
import type { Caller } from '../../../access/caller';
import { inTransaction, type BeforeCommit, type Transaction } from '../../../database/database';
import { quoteOfRow } from '../../../database/quote-row';
import { AppError } from '../../../errors/app-error';
import { addressKeyOf } from '../../../limits/rate-limits';
import { bookings } from '../../bookings/bookings.module';
import type { OpenedPayment } from '../../bookings/sell-seats';
import { capacity } from '../../capacity/capacity.module';
import { waitlist } from '../../waitlist/waitlist.module';
import { makingRoom, replyWithIntent, type PaymentReply } from '../open/open-payment';
import { priceLocked, pricesOfSale, worthOfBooking } from '../open/price-date';
import { giveUp } from '../open/replace-order';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import type { PaidPart } from '../refund/paid-parts';
import { refuseCardTesting } from '../settle/declines';
import { lockForMove, quoteOf, type BookingMove } from './move-booking';

/** A move to a dearer date, as the caller was shown it. */
export interface PaidMove extends Omit<BookingMove, 'claimedRefund'> {
  readonly caller: Caller;
  /** The network address that the caller comes from. */
  readonly ip: string;
  /** The difference to pay; another amount is refused. */
  readonly claimedCharge: Cents;
}

/**
 * Holds the seats of a dearer date for a booking's people, and opens a payment of the difference. The booking stays where it is until that's paid:
 * what settles the payment moves it. Asking for the same again continues with the same payment; anything else that the person holds on that
 * date gives way to it.
 * @throws AppError as `moveOwnBooking`; nothing_to_pay for a date that isn't dearer; too_many_holds, unpaid_holds; rate_limited after too many
 * declined cards
 * @throws ProviderError if the provider can't be reached. The hold stays, and asking again continues with it
 * Source: docs/rules/booking.md, "Moving a booking to another date".
 */
export async function payForMove(
  deps: PaymentDeps,
  move: PaidMove,
  beforeCommit: BeforeCommit<PaymentReply> | null,
): Promise<PaymentReply> {
  await refuseCardTesting(deps, move.caller, move.ip);
  const again = () => makingRoom(deps, move.caller.userId, () => begin(deps, move));
  const opened = (await findSame(deps, move)) ?? (await again());
  return replyWithIntent(deps, { opened, again }, beforeCommit);
}

/** Finds the live hold of this same move, and gives up whatever else this person holds on that date. */
async function findSame(deps: PaymentDeps, move: PaidMove): Promise<OpenedPayment | null> {
  for (const held of await bookings.findUnsettled(deps.db, move.caller.userId, move.eventId)) {
    const [payment, supplement] = await Promise.all([
      payments.findPaymentOfBooking(deps.db, held.booking.id),
      bookings.findSupplement(deps.db, held.booking.id),
    ]);
    const isSame =
      supplement?.bookingId === move.bookingId &&
      supplement.people === null &&
      supplement.fromEventId === move.fromEventId &&
      held.booking.totalCents === move.claimedCharge &&
      payment?.provider === deps.provider.name &&
      (await bookings.isLive(deps.db, held.hold.id));
    if (isSame) return { held, payment };
    await giveUp(deps, held);
  }
  return null;
}

async function begin(deps: PaymentDeps, move: PaidMove): Promise<OpenedPayment> {
  return capacity.refusingAsTheDatabaseDoes(() => inTransaction(deps.db, (tx) => hold(tx, deps, move)));
}

async function hold(tx: Transaction, deps: PaymentDeps, move: PaidMove): Promise<OpenedPayment> {
  const { caller, bookingId, eventId } = move;
  const { userId } = caller;
  const { booking, parts, facts } = await lockForMove(tx, caller, move);
  await capacity.lockEventFor(tx, { eventId, buyerIds: [userId] }, deps.eventLock);
  const { priced, sale } = await priceLocked(tx, caller, { bookingId, facts, eventId });
  if (priced.charge === zeroCents) throw new AppError('nothing_to_pay');
  if (priced.charge !== move.claimedCharge) {
    const quote = await quoteOf(tx, { bookingId, eventId, caller, facts });
    throw new AppError('refund_changed', {
      message: 'The price has changed. Please review the new amount.',
      details: { quote },
    });
  }
  bookings.refuseUnpaidHolds(sale.event);
  if (sale.event.buyersHolds >= maxLiveHolds) throw new AppError('too_many_holds');
  if (sale.event.seatsOffered > 0) await waitlist.takeUpOffer(tx, userId, eventId);
  const quote = supplementQuote({ price: sale.quote, charge: priced.charge, paid: wholeQuotes(booking, parts) });
  const held = await bookings.insertSupplement(tx, {
    buyer: caller,
    changing: booking,
    eventId,
    tier: sale.tier,
    quote,
    siteDiscountCents: sale.discountBorneBy === 'site' ? quote.discount : zeroCents,
    paidCents: worthOfBooking(facts),
    change: { ...pricesOfSale(sale), priceTypes: sale.types },
    // A booking is paid in one currency, whatever the site charges in by now.
    currency: booking.currency,
  });
  const payers = [{ userId, eventId, address: addressKeyOf(move.ip) }];
  const [payment] = await payments.insertPaymentsOfHolds(tx, { provider: deps.provider.name, payers });
  if (!payment) throw new RangeError('seats were held without a payment');
  return { held, payment };
}

/** The quotes of what's paid for a booking; null if it's for fewer people by now, or a part of a payment has gone back. */
function wholeQuotes({ cancelledSeats }: BookingRow, parts: readonly PaidPart[]): readonly Quote[] | null {
  const leftOf = ({ booking, payment }: PaidPart) => booking.totalCents - payment.refundedCents - payment.lostCents;
  const counted = parts.filter((part) => leftOf(part) > 0);
  const isWhole = cancelledSeats === 0 && counted.every((part) => leftOf(part) === part.booking.totalCents);
  return isWhole ? counted.map(({ booking }) => quoteOfRow(booking)) : null;
}
