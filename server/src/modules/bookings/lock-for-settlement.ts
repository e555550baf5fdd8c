import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { BookingRow } from '../../../db/schema/bookings';
import type { HoldRow } from '../../../db/schema/holds';
import type { Transaction } from '../../database/database';
import { capacity } from '../capacity/capacity.module';
import type { LeftForBooking } from '../capacity/left-for-bookings.repository';
import * as repository from './bookings.repository';

/** A booking with everything locked that its settlement depends on. */
export interface LockedBooking {
  readonly booking: BookingRow;
  readonly hold: HoldRow | null;
  readonly eventStatus: EventStatus;
  /** The hold still keeps its seats and its discount use. */
  readonly isKept: boolean;
  /** The hold still keeps its seats, or enough seats are free. */
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
  const locked = (await lockAllForSettlement(tx, [bookingId])).get(bookingId);
  if (!locked) throw new RangeError(`no booking ${bookingId}`);
  return locked;
}

/**
 * The same for several bookings; of each kind, the locks are taken in the order of their ids. What's free again is free once: only one of
 * them can have it.
 * @returns by booking
 */
export async function lockAllForSettlement(
  tx: Transaction,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, LockedBooking>> {
  // Sent together, in the order of the locks.
  const [, , locked, left] = await Promise.all([
    capacity.lockEventsOf(tx, bookingIds),
    capacity.lockDiscountsOf(tx, bookingIds),
    repository.lockBookings(tx, bookingIds),
    capacity.findLeftFor(tx, bookingIds),
  ]);
  const leftFor = new Map(left.map((each) => [each.bookingId, each]));
  return new Map(locked.map((each) => [each.booking.id, lockedBooking(tx, each, leftFor.get(each.booking.id))]));
}

function lockedBooking(
  tx: Transaction,
  { booking, hold }: repository.BookingWithHold,
  left: LeftForBooking | undefined,
): LockedBooking {
  if (!left) throw new RangeError(`no event of booking ${booking.id}`);
  const isKept = hold?.status === 'active' && hold.lapsedAt === null;
  return {
    booking,
    hold,
    eventStatus: left.eventStatus,
    isKept,
    seatsKeptOrFree: isKept || booking.seats <= left.seatsLeft,
    discountKeptOrFree: isKept || left.usesLeft === null || left.usesLeft > 0,
    reload: async () => (await repository.findBooking(tx, booking.id)) ?? booking,
  };
}
