import type { myBooking } from '@ascendant/contract/booking';
import { fromWire, toWireNumber } from '@ascendant/contract/money';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { checkInCodeOf } from '@ascendant/domain/booking/ticket-code';
import type { z } from 'zod';
import type { OwnTicket } from '../tickets/tickets.service';
import { quoteOf } from './booking-quote';
import type { BookingWithEvent } from './my-bookings.repository';

/** The event's picture on a page: its photo or its drawn cover. */
export interface EventPicture {
  readonly imageUrl: string;
  readonly imageAlt: string;
}

export function presentMyBooking(
  { booking, event, category, discountCode, heldUntil, ownRating, ...can }: BookingWithEvent,
  tickets: readonly OwnTicket[],
  picture: EventPicture | undefined,
): z.input<typeof myBooking> {
  const quote = quoteOf(booking);
  return {
    id: booking.id,
    reference: bookingReference(booking.id),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    totalAmount: toWireNumber(fromWire(quote.totalBeforeTax)),
    quote,
    bookedAt: booking.bookedAt.toISOString(),
    event: {
      id: event.id,
      title: event.title,
      startDate: event.startDate,
      endDate: event.endDate,
      startTime: event.startTime,
      endTime: event.endTime,
      timezone: event.timezone,
      location: event.location,
      imageUrl: picture?.imageUrl ?? null,
      imageAlt: picture?.imageAlt ?? event.title,
      duration: event.duration,
      category: { name: category },
    },
    pricingTier: { tierType: quote.tierType, adultPrice: quote.adultPrice, childPrice: quote.childPrice },
    discountCode,
    heldUntil: heldUntil?.toISOString() ?? null,
    attendees: booking.attendees.map(({ type, id, name, age, isChild }) => ({ type, id, name, age, isChild })),
    tickets: tickets.map((ticket) => presentTicket(ticket, booking.attendees[ticket.position]?.name ?? '')),
    ownRating,
    canReview: can.canReview,
    canCancel: can.canCancel,
    canRename: can.canRename,
  };
}

function presentTicket(ticket: OwnTicket, attendeeName: string): z.input<typeof myBooking>['tickets'][number] {
  return {
    code: ticket.text,
    checkInCode: checkInCodeOf(ticket.code),
    attendeeName,
    qrUrl: `/tickets/${ticket.code}.svg`,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
  };
}
