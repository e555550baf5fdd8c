import { joinsAsAsked } from '@ascendant/domain/booking/adding-people';
import { movesForDifference } from '@ascendant/domain/booking/booking-move';
import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import { cents, zeroCents } from '@ascendant/domain/money';
import type { SupplementRow } from '../../../../db/schema/booking-changes';
import type { BookingRow } from '../../../../db/schema/bookings';
import type { Transaction } from '../../../database/database';
import { bookings } from '../../bookings/bookings.module';
import type { LockedBooking } from '../../bookings/lock-for-settlement';
import { tickets } from '../../tickets/tickets.module';
import { findCancellationFacts, type CancellationFacts } from '../change/cancellation-facts.repository';
import { knownDate, worthOfBooking } from '../open/price-date';
import { lockPaidParts, postMoveOfParts, type PaidPart } from '../refund/paid-parts';

/** The booking that a supplement is for, locked. */
export interface ChangingBooking {
  readonly booking: BookingRow;
  readonly parts: readonly PaidPart[];
  readonly supplement: SupplementRow;
  /** It can still change as was asked. */
  readonly canChange: boolean;
}

/**
 * Locks the booking that an unsettled supplement is for, its payments and its tickets, after the supplement's own: nothing else ever waits for that
 * while it has these.
 * @returns null for any other booking
 */
export async function lockChanging(tx: Transaction, locked: LockedBooking): Promise<ChangingBooking | null> {
  const { booking: own, hold, supplement } = locked;
  if (supplement === null || own.status !== 'pending') return null;
  const found = await bookings.lockBooking(tx, supplement.bookingId);
  if (!found) throw new RangeError(`booking ${supplement.bookingId} has gone`);
  const { booking } = found;
  const parts = await lockPaidParts(tx, booking);
  await tickets.lockTickets(tx, booking.id);
  const facts = await findCancellationFacts(tx, booking.id);
  const canChange =
    facts?.status === 'confirmed' &&
    locked.eventStatus === 'published' &&
    own.userId !== null &&
    isAsAsked({ supplement, hold }, booking, facts) &&
    !(await isAnyoneThere(tx, booking, { supplement, eventId: own.eventId }));
  return { booking, parts, supplement, canChange };
}

/** Whether the booking is on the date, at the price and for as many people as when the change was asked for. */
function isAsAsked(
  { supplement, hold }: Pick<LockedBooking, 'hold'> & Pick<ChangingBooking, 'supplement'>,
  booking: BookingRow,
  facts: CancellationFacts,
): boolean {
  const { fromEventId, paidCents, people } = supplement;
  const now = { eventId: facts.eventId, paid: worthOfBooking(facts), isDisputed: facts.isDisputed };
  const asked = { eventId: fromEventId, paid: cents(paidCents) };
  if (people !== null)
    return joinsAsAsked(
      { ...asked, joining: people },
      {
        ...now,
        booked: booking.seats,
        coming: whoComes(booking.attendees, booking.cancelledPositions),
        childCarer: facts.childCarer,
      },
    );
  return movesForDifference(
    { ...asked, seats: hold?.seats ?? 0 },
    { ...now, seats: bookings.seatsOfChange(supplement, booking), isCheckedIn: facts.checkedInPositions.length > 0 },
  );
}

/** Whether anyone who'd have a place on a date has one there already. */
async function isAnyoneThere(
  tx: Transaction,
  booking: BookingRow,
  { supplement: { people }, eventId }: { readonly supplement: SupplementRow; readonly eventId: number },
): Promise<boolean> {
  if (people === null) return bookings.isAnyoneOn(tx, booking.id, eventId);
  const dependentIds = people.flatMap(({ type, id }) => (type === 'dependent' ? [id] : []));
  return bookings.areDependentsOn(tx, dependentIds, eventId);
}

/** T4 for a supplement that's been paid: its hold is consumed, and the booking that it's for changes, in the transaction that confirms the payment. */
export async function changeForSupplement(tx: Transaction, locked: LockedBooking, of: ChangingBooking): Promise<void> {
  const { booking: own, hold } = locked;
  if (!hold) throw new RangeError('this payment has no hold');
  const { booking, supplement } = of;
  await bookings.confirmHeldBooking(tx, { booking: own, hold });
  if (supplement.people === null) return moveForDifference(tx, own, of);
  const { people } = supplement;
  await bookings.joinBooking(tx, { booking, people, charge: cents(own.totalCents), actor: null });
}

async function moveForDifference(
  tx: Transaction,
  own: BookingRow,
  { booking, parts, supplement }: ChangingBooking,
): Promise<void> {
  const [from, to] = [await knownDate(tx, booking.eventId), await knownDate(tx, own.eventId)];
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
