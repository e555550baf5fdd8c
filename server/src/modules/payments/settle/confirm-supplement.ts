import { movesForDifference } from '@ascendant/domain/booking/booking-move';
import { cents, zeroCents } from '@ascendant/domain/money';
import type { SupplementRow } from '../../../../db/schema/booking-changes';
import type { BookingRow } from '../../../../db/schema/bookings';
import type { Transaction } from '../../../database/database';
import { bookings } from '../../bookings/bookings.module';
import type { LockedBooking } from '../../bookings/lock-for-settlement';
import { tickets } from '../../tickets/tickets.module';
import { findCancellationFacts } from '../change/cancellation-facts.repository';
import { knownDate, worthOfBooking } from '../open/price-date';
import { lockPaidParts, postMoveOfParts, type PaidPart } from '../refund/paid-parts';

/** The booking that a supplement is for, locked. */
export interface MovingBooking {
  readonly booking: BookingRow;
  readonly parts: readonly PaidPart[];
  readonly supplement: SupplementRow;
  /** It can still move for what was asked. */
  readonly canMove: boolean;
}

/**
 * Locks the booking that an unsettled supplement is for, its payments and its tickets, after the supplement's own: nothing else ever waits for that
 * while it has these.
 * @returns null for any other booking
 */
export async function lockMoving(tx: Transaction, locked: LockedBooking): Promise<MovingBooking | null> {
  const { booking: own, hold, supplement } = locked;
  if (supplement === null || own.status !== 'pending') return null;
  const found = await bookings.lockBooking(tx, supplement.bookingId);
  if (!found) throw new RangeError(`booking ${supplement.bookingId} has gone`);
  const { booking } = found;
  const parts = await lockPaidParts(tx, booking);
  await tickets.lockTickets(tx, booking.id);
  const facts = await findCancellationFacts(tx, booking.id);
  const isSame =
    facts?.status === 'confirmed' &&
    movesForDifference(
      { eventId: supplement.fromEventId, paid: cents(supplement.paidCents), seats: hold?.seats ?? 0 },
      {
        eventId: facts.eventId,
        paid: worthOfBooking(facts),
        seats: booking.seats - booking.cancelledSeats,
        isCheckedIn: facts.checkedInPositions.length > 0,
        isDisputed: facts.isDisputed,
      },
    );
  const canMove =
    isSame &&
    locked.eventStatus === 'published' &&
    own.userId !== null &&
    !(await bookings.isAnyoneOn(tx, booking.id, own.eventId));
  return { booking, parts, supplement, canMove };
}

/** The bookings' part of T4 for a supplement: its hold is consumed, and the booking that it's for moves, in the transaction that confirms the payment. */
export async function moveForDifference(
  tx: Transaction,
  { booking: own, hold }: LockedBooking,
  { booking, parts, supplement }: MovingBooking,
): Promise<void> {
  if (!hold) throw new RangeError('this payment has no hold');
  const [from, to] = [await knownDate(tx, booking.eventId), await knownDate(tx, own.eventId)];
  await bookings.confirmHeldBooking(tx, { booking: own, hold });
  const { paidCents, supplementId, adultPriceCents, childPriceCents, partyPriceCents } = supplement;
  const charge = cents(own.totalCents);
  const moveId = await bookings.insertMove(tx, {
    booking,
    from,
    to,
    paidCents,
    priceCents: paidCents + charge,
    adultPriceCents,
    childPriceCents,
    partyPriceCents,
    supplementId,
  });
  await postMoveOfParts(tx, parts, { bookingId: booking.id, moveId, toEventId: to.id });
  await bookings.moveToDate(tx, {
    moveId,
    booking,
    from,
    to,
    types: supplement.priceTypes,
    refund: zeroCents,
    kept: zeroCents,
    charge,
    actor: null,
  });
}
