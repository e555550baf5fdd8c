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
 * again. The caller locks the payment next.
 * @throws RangeError if the booking doesn't exist
 */
export async function lockForSettlement(tx: Transaction, bookingId: number): Promise<LockedBooking> {
  const found = await capacity.lockEventOf(tx, bookingId);
  const event = found && (await capacity.findEventForSale(tx, found.eventId, null));
  if (!found || !event) throw new RangeError(`no booking ${bookingId}`);
  const usesLeft = found.discountCodeId === null ? null : await capacity.lockDiscountUses(tx, found.discountCodeId);
  const locked = await repository.lockBooking(tx, bookingId);
  if (!locked) throw new RangeError(`no booking ${bookingId}`);
  const keeps = locked.hold?.status === 'active' && locked.hold.lapsedAt === null;
  return {
    ...locked,
    event,
    seatsKeptOrFree: keeps || event.seatsTaken + locked.booking.seats <= event.capacity,
    discountKeptOrFree: keeps || usesLeft === null || usesLeft > 0,
    reload: async () => (await repository.findBooking(tx, bookingId)) ?? locked.booking,
  };
}
