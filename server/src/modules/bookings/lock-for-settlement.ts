import type { BookingRow } from '../../../db/schema/bookings';
import type { HoldRow } from '../../../db/schema/holds';
import type { Transaction } from '../../database/database';
import { capacity } from '../capacity/capacity.module';
import type { EventForSale } from '../capacity/sale.repository';
import * as repository from './bookings.repository';

/** A booking with everything locked that its settlement depends on. */
export interface LockedBooking {
  readonly booking: BookingRow;
  readonly hold: HoldRow | null;
  readonly event: EventForSale;
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
  // Sent together, in the order of the locks.
  const [, event, usesLeft, locked] = await Promise.all([
    capacity.lockEventOf(tx, bookingId),
    capacity.findSaleOfBooking(tx, bookingId),
    capacity.lockDiscountUsesOf(tx, bookingId),
    repository.lockBooking(tx, bookingId),
  ]);
  if (!event || !locked) throw new RangeError(`no booking ${bookingId}`);
  const keeps = locked.hold?.status === 'active' && locked.hold.lapsedAt === null;
  return {
    ...locked,
    event,
    seatsKeptOrFree: keeps || event.seatsTaken + locked.booking.seats <= event.capacity,
    discountKeptOrFree: keeps || usesLeft === null || usesLeft > 0,
    reload: async () => (await repository.findBooking(tx, bookingId)) ?? locked.booking,
  };
}
