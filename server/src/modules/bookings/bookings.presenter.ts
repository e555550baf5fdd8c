import type { myBooking } from '@ascendant/contract/booking';
import { dollarsNumber, dollarsText } from '@ascendant/contract/wire';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { gateCodeOf } from '@ascendant/domain/booking/ticket-code';
import { cents, parseDollars, zeroCents } from '@ascendant/domain/money';
import type { z } from 'zod';
import type { OwnTicket } from '../tickets/tickets.service';
import { quoteOf } from './booking-quote';
import type { BookingWithEvent } from './my-bookings.repository';

/** What stands for the event on a page: its photograph or its drawn cover. */
export interface EventPicture {
  readonly imageUrl: string;
  readonly imageAlt: string;
}

export function presentMyBooking(
  { booking, event, category, discountCode, heldUntil }: BookingWithEvent,
  tickets: readonly OwnTicket[],
  picture: EventPicture | undefined,
): z.input<typeof myBooking> {
  return {
    id: booking.id,
    reference: bookingReference(booking.id),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    totalAmount: dollarsNumber(parseDollars(booking.totalAmount) ?? zeroCents),
    quote: quoteOf(booking),
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
    pricingTier: {
      tierType: booking.tierType,
      adultPrice: dollarsText(cents(booking.adultPriceCents)),
      childPrice: dollarsText(cents(booking.childPriceCents)),
    },
    discountCode,
    heldUntil: heldUntil?.toISOString() ?? null,
    attendees: booking.attendees.map(({ type, id, name, age, isChild }) => ({ type, id, name, age, isChild })),
    tickets: tickets.map((ticket) => presentTicket(ticket, booking.attendees[ticket.position]?.name ?? '')),
  };
}

function presentTicket(ticket: OwnTicket, attendeeName: string): z.input<typeof myBooking>['tickets'][number] {
  return {
    code: ticket.text,
    gateCode: gateCodeOf(ticket.code),
    attendeeName,
    qrUrl: `/tickets/${ticket.code}.svg`,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
  };
}
