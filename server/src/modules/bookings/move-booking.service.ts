import { atPricesThere, comingAs } from '@ascendant/domain/booking/attendee-prices';
import { agedOn, type Attendee } from '@ascendant/domain/booking/attendees';
import { policyStartAfter } from '@ascendant/domain/booking/booking-move';
import { calendarDay } from '@ascendant/domain/calendar-day';
import type { Cents } from '@ascendant/domain/money';
import type { BookedType } from '@ascendant/domain/pricing/price-type';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Transaction } from '../../database/database';
import { tickets } from '../tickets/tickets.module';
import { waitlist } from '../waitlist/waitlist.module';
import { findCandidates } from './candidates.repository';
import { queueMovedMail } from './moved-mail';
import { putOnDate, type DateOfMove } from './moves.repository';
import { moveSupplements } from './supplements.repository';

/** A move that's noted, and whose money is posted. */
export interface NotedMove {
  readonly moveId: number;
  readonly booking: BookingRow;
  readonly from: DateOfMove;
  readonly to: DateOfMove;
  readonly refund: Cents;
  /** What isn't refunded of what the new date costs less. */
  readonly kept: Cents;
  /** What was paid on top for a dearer date. */
  readonly charge: Cents;
  /** What each of its people comes as there, in order; null if that stays as it is. */
  readonly types: readonly (BookedType | null)[] | null;
  /** Null if the payment of the difference moves it. */
  readonly actor: Caller | null;
}

/**
 * Puts a booking on another date: its people, their seats and new tickets, with the email, in the caller's transaction. The caller holds the
 * locks of both dates, the booking, its payment and its tickets.
 */
export async function moveToDate(
  tx: Transaction,
  { moveId, booking, from, to, refund, kept, charge, types, actor }: NotedMove,
): Promise<void> {
  if (booking.userId !== null) await waitlist.takeUpOffer(tx, booking.userId, to.id);
  const counted = booking.policyStartsAt ?? booking.bookedStartsAt ?? from.startsAt;
  const aged = (await agedOnDate(tx, booking, to)).map(atPricesThere);
  const attendees = types === null ? aged : aged.map((person, position) => comingAs(person, types[position] ?? null));
  await putOnDate(tx, booking, { from, to, policyStartsAt: policyStartAfter(counted, to.startsAt), attendees });
  await moveSupplements(tx, booking.id, to.id);
  await tickets.renewTickets(tx, booking.id, to.id);
  await recordAudit(tx, {
    actor,
    action: 'booking.moved',
    target: { type: 'booking', id: booking.id },
    changes: { eventId: { before: from.id, after: to.id } },
  });
  await queueMovedMail(tx, booking.id, { moveId, from, refund, kept, charge });
  await waitlist.serveWaitlist(tx, from.id);
  await waitlist.serveWaitlist(tx, to.id);
}

/** The people of a booking, those who come as old as they are on the new date. */
async function agedOnDate(
  tx: Transaction,
  { userId, attendees, cancelledPositions }: BookingRow,
  { startDate }: DateOfMove,
): Promise<Attendee[]> {
  const dependentIds = attendees.flatMap(({ type, id }) => (type === 'dependent' ? [id] : []));
  const people = userId === null ? [] : await findCandidates(tx, [userId], dependentIds);
  return attendees.map((attendee, position) => {
    if (cancelledPositions.includes(position)) return attendee;
    const person = people.find(({ type, id }) => type === attendee.type && id === attendee.id);
    return agedOn(attendee, person?.dateOfBirth ?? null, calendarDay(startDate));
  });
}
