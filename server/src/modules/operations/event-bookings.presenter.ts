import type { EventBooking, EventMoney } from '@ascendant/contract/event-bookings';
import { toWire } from '@ascendant/contract/money';
import { ticketState, type TicketState } from '@ascendant/domain/booking/check-in';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { addCents, cents, zeroCents, type Cents } from '@ascendant/domain/money';
import type { TicketRow } from '../../../db/schema/tickets';
import type { EarnedByAll } from '../../database/earned.repository';
import type { BookingOfEvent } from './event-bookings.repository';

export function presentEventBooking(
  { booking, money, tickets }: BookingOfEvent,
  earned: ReadonlyMap<number, Cents>,
): EventBooking {
  return {
    id: booking.id,
    reference: bookingReference(booking.id),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    bookedAt: booking.bookedAt.toISOString(),
    total: toWire(cents(money.totalCents)),
    refunded: toWire(cents(money.refundedCents)),
    takenByBank: toWire(cents(money.lostCents)),
    revenue: toWire(earned.get(booking.id) ?? zeroCents),
    disputed: money.disputed,
    paidBy: booking.paidBy,
    isGivenUp: booking.cancelReason === 'by_traveller',
    isUnanswered: booking.status === 'confirmed' && booking.moveAnswerBy !== null,
    attendees: booking.attendees.map(({ name, isChild }, position) => ({
      name,
      isChild,
      ticket: stateOf(tickets.find((ticket) => ticket.position === position)),
    })),
  };
}

/** Where the money went; the first and the second are the sum of the others. */
export function presentEventMoney({ revenue, siteFee, tax, siteDiscount }: EarnedByAll): EventMoney {
  return {
    paidByTravellers: toWire(cents(addCents(revenue, siteFee, tax) - siteDiscount)),
    siteDiscount: toWire(siteDiscount),
    revenue: toWire(revenue),
    siteFee: toWire(siteFee),
    tax: toWire(tax),
  };
}

function stateOf(ticket: TicketRow | undefined): TicketState | null {
  return ticket ? ticketState({ isVoid: ticket.voidedAt !== null, checkedInAt: ticket.checkedInAt }) : null;
}
