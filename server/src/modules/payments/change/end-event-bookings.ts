import { inTransaction, type Transaction } from '../../../database/database';
import { faultPoint } from '../../../faults/fault-points';
import { bookings } from '../../bookings/bookings.module';
import type { LockedBooking } from '../../bookings/lock-for-settlement';
import { waitlist } from '../../waitlist/waitlist.module';
import { releasePayment } from '../open/release-payment';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { endPaid, leftOf, lockPaidParts } from '../refund/paid-parts';

const batch = 100;
const cause = 'event_cancelled';

export interface EndOptions {
  /** How long it may run, in milliseconds. It stops then and has to be called again, because a job must end within its lease. */
  readonly forMs: number;
  /** Called with the error when a booking can't be ended; the others go on. */
  readonly report: (error: unknown) => void;
}

/**
 * T9: ends every booking of a cancelled event, one at a time, each in its own transaction. Paid bookings are refunded, free ones are
 * cancelled and unpaid ones are closed. If it's interrupted, the next call continues with the remaining ones (CRA-12).
 * @returns whether all bookings have ended
 */
export async function endEventBookings(
  deps: PaymentDeps,
  eventId: number,
  { forMs, report }: EndOptions,
): Promise<boolean> {
  await waitlist.endWaitlist(deps.db, eventId);
  const deadline = performance.now() + forMs;
  let after = 0;
  while (performance.now() < deadline) {
    const bookingIds = await bookings.findLiveBookings(deps.db, { eventId, after, limit: batch });
    if (bookingIds.length === 0) return after === 0;
    for (const bookingId of bookingIds) {
      after = bookingId;
      await endOne(deps, bookingId).catch(report);
      FAULT: await faultPoint('booking-ended');
      if (performance.now() >= deadline) break;
    }
  }
  return false;
}

async function endOne(deps: PaymentDeps, bookingId: number): Promise<void> {
  const wasConfirmed = await inTransaction(deps.db, (tx) => endConfirmed(tx, bookingId));
  if (wasConfirmed) return;
  const payment = await payments.findPaymentOfBooking(deps.db, bookingId);
  if (payment) await releasePayment(deps, payment, { reason: 'expired' });
}

async function endConfirmed(tx: Transaction, bookingId: number): Promise<boolean> {
  const locked = await bookings.lockForSettlement(tx, bookingId);
  if (locked.booking.origin === 'reseller' && locked.booking.status === 'pending' && locked.hold !== null) {
    await bookings.closeUnpaid(tx, { booking: locked.booking, hold: locked.hold }, 'released');
    return true;
  }
  if (locked.booking.status !== 'confirmed') return locked.booking.status !== 'pending';
  if (locked.booking.totalCents === 0) await endFree(tx, locked);
  else await endWithRefund(tx, locked);
  return true;
}

async function endFree(tx: Transaction, { booking, hold }: LockedBooking): Promise<void> {
  await bookings.cancelFree(tx, { booking, hold, actor: null, reason: cause });
  await bookings.queueCancelledMail(tx, booking.id);
}

async function endWithRefund(tx: Transaction, { booking, hold }: LockedBooking): Promise<void> {
  const parts = await lockPaidParts(tx, booking);
  await endPaid(tx, { parts, hold, actor: null, reason: cause, refund: leftOf(parts), requestedBy: null });
}
