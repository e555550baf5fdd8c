import type { myBooking } from '@ascendant/contract/booking';
import { fromWire, toWire, toWireNumber } from '@ascendant/contract/money';
import type { takenExtra } from '@ascendant/contract/series-prices';
import { checkInOpensAt } from '@ascendant/domain/booking/check-in';
import { isUnnamed } from '@ascendant/domain/booking/guests';
import { freeCancellationUntil } from '@ascendant/domain/booking/moved-event';
import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { checkInCodeOf } from '@ascendant/domain/booking/ticket-code';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { cents } from '@ascendant/domain/money';
import { quantityOf, type BookedExtra, type ChosenExtra } from '@ascendant/domain/pricing/extra';
import { extrasNamed } from '@ascendant/domain/pricing/extra-text';
import { typeNamed } from '@ascendant/domain/pricing/price-type';
import type { z } from 'zod';
import { zoneOffsetsAt } from '../../zones/zone-offsets';
import { events } from '../events/events.module';
import type { OwnTicket } from '../tickets/tickets.service';
import type { OwnBooking } from './my-bookings.repository';
import type { MyBooking } from './my-bookings.service';
import { quoteOf } from './order';

export function presentMyBooking({
  booking,
  event,
  tickets,
  waiver,
  questions,
  moveAnswer,
}: MyBooking): z.input<typeof myBooking> {
  const quote = quoteOf(booking);
  const isCancelled = (position: number) => booking.cancelledPositions.includes(position);
  const freeUntil = openFreeCancellation(booking);
  const canCancel = booking.isUnderWay && (freeUntil !== null || booking.startsAt.getTime() > booking.nowMs);
  return {
    id: booking.id,
    reference: bookingReference(booking.id),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    totalAmount: toWireNumber(fromWire(quote.totalBeforeTax)),
    quote,
    bookedAt: booking.bookedAt.toISOString(),
    waiver,
    moveAnswer,
    questions,
    event: {
      ...event,
      endsAt: booking.eventEndsAt.toISOString(),
      zoneOffsets: zoneOffsetsAt(event.startDate, event.timezone),
      meetingPoint: booking.meetingPoint,
      meetingLatitude: booking.meetingLatitude,
      meetingLongitude: booking.meetingLongitude,
      whatToBring: booking.whatToBring,
      category: { name: event.categoryName },
    },
    pricingTier: { tierType: quote.tierType, adultPrice: quote.adultPrice, childPrice: quote.childPrice },
    discountCode: booking.discountCode,
    supplements: toWire(cents(booking.supplementsCents)),
    added: toWire(cents(booking.addedCents)),
    canAdd: canAdd(booking),
    peopleToPay: presentPeopleToPay(booking),
    isDisputed: booking.isDisputed,
    isPaidAnotherWay: booking.isPaidAnotherWay,
    moveToPay: booking.moveToPay && {
      ...booking.moveToPay,
      heldUntil: new Date(booking.moveToPay.heldUntil).toISOString(),
    },
    heldUntil: booking.heldUntil?.toISOString() ?? null,
    attendees: booking.attendees.map(({ type, id, name, age, isChild, priceType, extras, guest }, position) => ({
      type,
      id,
      name,
      age,
      isChild,
      ...typeNamed(priceType),
      ...extrasNamed(extras),
      ...(extras && { takes: extras.map(takenAs) }),
      ...(guest && { guest }),
      cancelledAt: isCancelled(position)
        ? (tickets.find((ticket) => ticket.position === position)?.voidedAt?.toISOString() ?? null)
        : null,
    })),
    refunds: booking.refunds.map(({ amountCents, requestedAt, madeAt }) => ({
      amount: toWire(cents(amountCents)),
      requestedAt: new Date(requestedAt).toISOString(),
      madeAt: madeAt === null ? null : new Date(madeAt).toISOString(),
    })),
    tickets: tickets
      .filter(({ position }) => !isCancelled(position))
      .map((ticket) => presentTicket(ticket, booking.attendees[ticket.position]?.name ?? '')),
    ownRating: booking.ownRating,
    canReview: booking.canReview,
    freeCancellationUntil: freeUntil?.toISOString() ?? null,
    canCancel,
    canMove: canCancel && booking.hasOtherDates,
    canRename: booking.canRename,
    nameGuestsUntil: nameGuestsUntil(booking)?.toISOString() ?? null,
    sharesEmail: booking.emailSharedAt !== null,
  };
}

/** Whether its date is still to come, and people could have seats besides those who were booked. */
function canAdd({ isUnderWay, startsAt, nowMs, attendees, isDisputed }: OwnBooking): boolean {
  return isUnderWay && !isDisputed && startsAt.getTime() > nowMs && attendees.length < maxAttendeesPerBooking;
}

function presentPeopleToPay({ peopleToPay }: OwnBooking): z.input<typeof myBooking>['peopleToPay'] {
  if (peopleToPay === null) return null;
  return {
    attendees: peopleToPay.people.map(({ type, id, guest, name, priceType, extras }) => ({
      type,
      id,
      name,
      ...(guest && { guest: 'unnamed' as const }),
      ...typeNamed(priceType),
      ...(extras && { extras: extras.map(chosenAs) }),
    })),
    charge: toWire(cents(peopleToPay.chargeCents)),
    heldUntil: new Date(peopleToPay.heldUntil).toISOString(),
  };
}

function chosenAs({ name, choice, quantity }: BookedExtra): ChosenExtra {
  return { name, choice, quantity };
}

function takenAs(extra: BookedExtra): z.input<typeof takenExtra> {
  return { ...chosenAs(extra), quantity: quantityOf(extra), ...(extra.isFinal && { isFinal: true }) };
}

/** Until when a booking that's under way can be cancelled for everything, because its event has moved; null if it can't. */
function openFreeCancellation(booking: OwnBooking): Date | null {
  const until = booking.isUnderWay ? freeCancellationUntil(events.movedBookingOf(booking)) : null;
  return until !== null && until.getTime() >= booking.nowMs ? until : null;
}

/** Until when those of its guests who come can be named; null if each has a name, or it's too late. */
function nameGuestsUntil(booking: OwnBooking): Date | null {
  const isWaiting = whoComes(booking.attendees, booking.cancelledPositions).some(isUnnamed);
  const opensAt = checkInOpensAt(booking.startsAt, booking.checkInOpensHours);
  return booking.isUnderWay && isWaiting && opensAt.getTime() > booking.nowMs ? opensAt : null;
}

function presentTicket(ticket: OwnTicket, attendeeName: string): z.input<typeof myBooking>['tickets'][number] {
  return {
    position: ticket.position,
    code: ticket.text,
    checkInCode: checkInCodeOf(ticket.code),
    attendeeName,
    qrUrl: `/tickets/${ticket.code}.svg`,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
  };
}
