import { refundShare } from '@ascendant/domain/booking/cancellation-policy';
import type { BookingRow } from '../../../../db/schema/bookings';
import type { ResellerBookingRow, ResellerUnit } from '../../../../db/schema/resellers';
import { inTransaction, type Queryable, type Transaction } from '../../../database/database';
import { bookings } from '../../bookings/bookings.module';
import type { HeldBooking } from '../../bookings/bookings.repository';
import { capacity } from '../../capacity/capacity.module';
import type { AskingReseller, OctoDeps } from './asking-reseller';
import { refuse, refuseUnknown } from './octo-refusals';
import * as repository from './reservations.repository';

/** A reseller's booking, locked with its date and its hold. */
export interface LockedReservation {
  readonly own: ResellerBookingRow;
  readonly booking: BookingRow;
  readonly hold: HeldBooking['hold'] | null;
}

/** Works on a reseller's booking under the locks of its date, and of another one, in the order of PAY-03. @throws AppError in the standard's words */
export async function withReservation<Result>(
  { db }: OctoDeps,
  reseller: AskingReseller,
  { uuid, toEventId }: { readonly uuid: string; readonly toEventId?: number | undefined },
  work: (tx: Transaction, locked: LockedReservation) => Promise<Result>,
): Promise<Result> {
  const [found] = await repository.findReservations(db, reseller.id, { uuid }, 1);
  if (!found) return refuseUnknown('INVALID_BOOKING_UUID', uuid);
  return capacity.refusingAsTheDatabaseDoes(() =>
    inTransaction(db, async (tx) => {
      await capacity.lockEvents(tx, [...new Set([found.booking.eventId, toEventId ?? found.booking.eventId])]);
      const own = await repository.lockReservation(tx, reseller.id, uuid);
      const locked = own && (await bookings.lockBooking(tx, own.bookingId));
      // Another call has put it on another date meanwhile.
      if (!locked || locked.booking.eventId !== found.booking.eventId)
        return refuse('This booking has just changed. Please read it again.');
      return work(tx, { own, ...locked });
    }),
  );
}

/** The units of those who come. */
export function stayingOf(units: readonly ResellerUnit[], cancelled: readonly number[]): readonly ResellerUnit[] {
  return units.filter((_, position) => !cancelled.includes(position));
}

/** What the policy that it was booked with gives back now, in percent. */
export async function percentBack(tx: Queryable, booking: BookingRow): Promise<number> {
  const startsAt = booking.policyStartsAt ?? booking.bookedStartsAt;
  if (startsAt === null) return 0;
  const now = await repository.databaseNow(tx);
  if (booking.freeCancellationUntil !== null && now <= booking.freeCancellationUntil) return 100;
  return refundShare(booking.cancellationPolicy, { now, startsAt })?.percent ?? 0;
}
