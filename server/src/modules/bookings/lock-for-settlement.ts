import { takesWholeDate } from '@ascendant/domain/booking/packages';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { SupplementRow } from '../../../db/schema/booking-changes';
import { seatsTakenBy, type BookingRow } from '../../../db/schema/bookings';
import type { HoldRow } from '../../../db/schema/holds';
import type { Transaction } from '../../database/database';
import { capacity } from '../capacity/capacity.module';
import * as repository from './bookings.repository';
import { findSupplement } from './supplements.repository';

/** A booking with everything locked that its settlement depends on. */
export interface LockedBooking {
  readonly booking: BookingRow;
  readonly hold: HoldRow | null;
  /** What it's for if it's a supplement; null for a booking with people. */
  readonly supplement: SupplementRow | null;
  readonly eventStatus: EventStatus;
  /** Whose event it is; null if their account is gone. */
  readonly organizerId: number | null;
  /** The hold still keeps its seats and extras, or enough of them are free. */
  readonly seatsKeptOrFree: boolean;
  readonly discountKeptOrFree: boolean;
  /** Reads the booking again, as changed by this transaction. */
  reload(): Promise<BookingRow>;
}

/**
 * Takes a settlement's locks in order (event, discount, booking, hold) and checks whether what the hold kept is still its own or free
 * again. The caller locks the payment next, and may send that lock right after this call's.
 * @throws RangeError if the booking doesn't exist
 */
export async function lockForSettlement(tx: Transaction, bookingId: number): Promise<LockedBooking> {
  // Sent together, in the order of the locks.
  const [, , locked, left] = await Promise.all([
    capacity.lockEventOf(tx, bookingId),
    capacity.lockDiscountOf(tx, bookingId),
    repository.lockBooking(tx, bookingId),
    capacity.findLeftFor(tx, bookingId),
  ]);
  if (!locked || !left) throw new RangeError(`no booking ${bookingId}`);
  const { booking, hold } = locked;
  const supplement = booking.seats === 0 ? await findSupplement(tx, bookingId) : null;
  const isKept = hold?.status === 'active' && hold.lapsedAt === null;
  return {
    booking,
    hold,
    supplement,
    eventStatus: left.eventStatus,
    organizerId: left.organizerId,
    // Carrying out a change counts its extras again, so they have to fit a limit that has been lowered since they were held.
    seatsKeptOrFree:
      (isKept ||
        areFree(hold?.seats ?? seatsTakenBy(booking), { ...left, isWhole: isOfWholeDate(booking, supplement) })) &&
      (left.extrasFit || (isKept && booking.seats > 0)),
    discountKeptOrFree: isKept || left.usesLeft === null || left.usesLeft > 0,
    reload: async () => (await repository.findBooking(tx, booking.id)) ?? booking,
  };
}

/** Whether seats of a hold that has lapsed are still free: for the whole date, all that it has by now. */
function areFree(
  seats: number,
  date: { readonly seatsLeft: number; readonly capacity: number; readonly isWhole: boolean },
): boolean {
  return seats <= date.seatsLeft && (!date.isWhole || seats === date.capacity);
}

function isOfWholeDate({ attendees }: BookingRow, supplement: SupplementRow | null): boolean {
  const there = supplement?.priceTypes ?? [];
  return takesWholeDate(attendees) || there.some((type) => type?.isWhole === true);
}
