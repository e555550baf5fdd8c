import type { EventBooking } from '@ascendant/contract/event-bookings';
import { toWire } from '@ascendant/contract/money';
import { ticketState, type TicketState } from '@ascendant/domain/booking/check-in';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents } from '@ascendant/domain/money';
import type { TicketRow } from '../../../db/schema/tickets';
import type { BookingOfEvent } from './event-bookings.repository';

export function presentEventBooking({ booking, payment, tickets }: BookingOfEvent): EventBooking {
  return {
    id: booking.id,
    reference: bookingReference(booking.id),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    bookedAt: booking.bookedAt.toISOString(),
    total: toWire(cents(booking.totalCents)),
    refunded: toWire(cents(payment?.refundedCents ?? 0)),
    takenByBank: toWire(cents(payment?.lostCents ?? 0)),
    disputed: payment?.disputed ?? false,
    isGivenUp: booking.cancelReason === 'by_traveller',
    attendees: booking.attendees.map(({ name, isChild }, position) => ({
      name,
      isChild,
      ticket: stateOf(tickets.find((ticket) => ticket.position === position)),
    })),
  };
}

function stateOf(ticket: TicketRow | undefined): TicketState | null {
  return ticket ? ticketState({ isVoid: ticket.voidedAt !== null, checkedInAt: ticket.checkedInAt }) : null;
}
