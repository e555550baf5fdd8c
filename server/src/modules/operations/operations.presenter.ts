import type { EventBooking, EventMoney } from '@ascendant/contract/event-bookings';
import { toWire } from '@ascendant/contract/money';
import type { Job, ResolvedDiscrepancy } from '@ascendant/contract/operations';
import { ticketState, type TicketState } from '@ascendant/domain/booking/check-in';
import { canRename, type RenamableAttendee } from '@ascendant/domain/booking/guests';
import { isForOrganizersGuests } from '@ascendant/domain/booking/manual-booking';
import { bookingReference } from '@ascendant/domain/booking/reference';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { addCents, cents, zeroCents, type Cents } from '@ascendant/domain/money';
import { extrasNamed } from '@ascendant/domain/pricing/extra-text';
import { typeNamed } from '@ascendant/domain/pricing/price-type';
import type { TicketRow } from '../../../db/schema/attendees';
import type { EarnedByAll } from '../../database/earned.repository';
import type { Sealer } from '../../encryption/sealer';
import type { QueuedJob } from '../../jobs/queue.repository';
import { people } from '../people/people.module';
import type { BookingOfEvent } from './event-bookings.repository';
import type { Resolved } from './operations.repository';
import { redactedError } from './redacted-error';

interface Around {
  readonly earned: ReadonlyMap<number, Cents>;
  readonly event: Pick<RenamableAttendee, 'startDate' | 'today'> & { readonly status: EventStatus };
  readonly sealer: Sealer;
}

export function presentEventBooking(
  { booking, money, tickets, soldBy }: BookingOfEvent,
  { earned, event, sealer }: Around,
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
    manual: isForOrganizersGuests(booking.origin) ? presentManual(booking, sealer) : null,
    ...(soldBy !== null && { soldBy }),
    isGivenUp: booking.cancelReason === 'by_traveller',
    isUnanswered: booking.status === 'confirmed' && booking.moveAnswerBy !== null,
    ...(booking.seatsTaken !== null && { seats: booking.seatsTaken }),
    attendees: booking.attendees.map(({ name, isChild, priceType, extras }, position) => {
      const ticket = stateOf(tickets.find((each) => each.position === position));
      const canBeRenamed = ticket === 'valid' && isRenamable(booking, event);
      return { name, isChild, ...typeNamed(priceType), ...extrasNamed(extras), ticket, canRename: canBeRenamed };
    }),
  };
}

function isRenamable({ status }: BookingOfEvent['booking'], event: Around['event']): boolean {
  const isEventCancelled = event.status === 'cancelled';
  return canRename({ ...event, bookingStatus: status, isCancelled: false, isCheckedIn: false, isEventCancelled }).ok;
}

function presentManual(
  { id, takenCents, guestEmail, guestPhoneSealed, teamNote }: BookingOfEvent['booking'],
  sealer: Sealer,
): EventBooking['manual'] {
  return {
    taken: takenCents === null ? null : toWire(cents(takenCents)),
    email: guestEmail,
    phone: people.openPhone(sealer, people.guestPhonePlace(id), guestPhoneSealed),
    note: teamNote,
  };
}

/** Where the money went; the first and the second are the sum of the others, besides what the organizer took themselves. */
export function presentEventMoney(
  { revenue, siteFee, tax, siteDiscount }: EarnedByAll,
  takenByOrganizer: Cents,
): EventMoney {
  return {
    paidByTravellers: toWire(cents(addCents(revenue, siteFee, tax) - siteDiscount)),
    siteDiscount: toWire(siteDiscount),
    revenue: toWire(revenue),
    siteFee: toWire(siteFee),
    tax: toWire(tax),
    takenByOrganizer: toWire(takenByOrganizer),
  };
}

function stateOf(ticket: TicketRow | undefined): TicketState | null {
  return ticket ? ticketState({ isVoid: ticket.voidedAt !== null, checkedInAt: ticket.checkedInAt }) : null;
}

export function presentJob({ addedAt, runAt, lastError, ...job }: QueuedJob): Job {
  return {
    ...job,
    addedAt: addedAt.toISOString(),
    runAt: runAt.toISOString(),
    error: lastError === null ? null : redactedError(lastError),
  };
}

export function presentResolved({ discrepancy, resolvedBy }: Resolved): ResolvedDiscrepancy {
  return {
    ...discrepancy,
    foundAt: discrepancy.foundAt.toISOString(),
    lastSeenAt: discrepancy.lastSeenAt.toISOString(),
    resolvedAt: discrepancy.resolvedAt.toISOString(),
    resolvedBy,
  };
}
