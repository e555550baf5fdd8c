import { zeroCents } from '@ascendant/domain/money';
import type { Quote } from '@ascendant/domain/pricing/quote';
import { supplementQuote } from '@ascendant/domain/pricing/supplement';
import type { BookingRow } from '../../../../db/schema/bookings';
import type { BeforeCommit, Transaction } from '../../../database/database';
import { quoteOfRow } from '../../../database/quote-row';
import { AppError } from '../../../errors/app-error';
import { capacity } from '../../capacity/capacity.module';
import type { PaymentReply } from '../open/open-payment';
import { priceLocked, pricesOfSale, worthOfBooking } from '../open/price-date';
import type { PaymentDeps } from '../payment-deps';
import type { PaidPart } from '../refund/paid-parts';
import { lockForMove, quoteOf, type BookingMove } from './move-booking';
import { payForChange, type ChangeToHold, type PaidChange } from './pay-for-change';

/** A move to a dearer date. */
export type PaidMove = Omit<BookingMove, 'claimedRefund'> & PaidChange;

/**
 * Holds the seats of a dearer date for a booking's people, and opens a payment of the difference.
 * @throws AppError as `payForChange` and `moveOwnBooking`; nothing_to_pay for a date that isn't dearer
 * @throws ProviderError as `payForChange`
 * Source: docs/rules/booking.md, "Moving a booking to another date".
 */
export async function payForMove(
  deps: PaymentDeps,
  move: PaidMove,
  beforeCommit: BeforeCommit<PaymentReply> | null,
): Promise<PaymentReply> {
  const { eventId, fromEventId } = move;
  const change: ChangeToHold = {
    eventId,
    isSame: (supplement) => supplement.people === null && supplement.fromEventId === fromEventId,
    price: (tx) => pricedMove(tx, deps, move),
  };
  return payForChange(deps, move, change, beforeCommit);
}

async function pricedMove(tx: Transaction, deps: PaymentDeps, move: PaidMove): ReturnType<ChangeToHold['price']> {
  const { caller, bookingId, eventId } = move;
  const { booking, parts, facts } = await lockForMove(tx, caller, move);
  await capacity.lockEventFor(tx, { eventId, buyerIds: [caller.userId] }, deps.eventLock);
  const { priced, sale } = await priceLocked(tx, caller, { bookingId, facts, eventId });
  if (priced.charge === zeroCents) throw new AppError('nothing_to_pay');
  if (priced.charge !== move.claimedCharge) {
    const quote = await quoteOf(tx, { bookingId, eventId, caller, facts });
    throw new AppError('refund_changed', {
      message: 'The price has changed. Please review the new amount.',
      details: { quote },
    });
  }
  const quote = supplementQuote({ price: sale.quote, charge: priced.charge, paid: wholeQuotes(booking, parts) });
  const supplement = {
    buyer: caller,
    changing: booking,
    eventId,
    tier: sale.tier,
    quote,
    siteDiscountCents: sale.discountBorneBy === 'site' ? quote.discount : zeroCents,
    paidCents: worthOfBooking(facts),
    change: { ...pricesOfSale(sale), priceTypes: sale.types },
  };
  return { event: sale.event, supplement };
}

/** The quotes of what's paid for a booking; null if it's for fewer people by now, or a part of a payment has gone back. */
function wholeQuotes({ cancelledSeats }: BookingRow, parts: readonly PaidPart[]): readonly Quote[] | null {
  const leftOf = ({ booking, payment }: PaidPart) => booking.totalCents - payment.refundedCents - payment.lostCents;
  const counted = parts.filter((part) => leftOf(part) > 0);
  const isWhole = cancelledSeats === 0 && counted.every((part) => leftOf(part) === part.booking.totalCents);
  return isWhole ? counted.map(({ booking }) => quoteOfRow(booking)) : null;
}
