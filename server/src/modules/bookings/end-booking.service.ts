import type { BookingState } from '@ascendant/domain/booking/lifecycle';
import { seatsOf } from '@ascendant/domain/booking/party-rules';
import type { RefundOutcome } from '@ascendant/domain/booking/refund';
import type { Cents } from '@ascendant/domain/money';
import type { BookingEndReason } from '@ascendant/domain/payment/payment-fields';
import { seatsTakenBy, type BookingRow } from '../../../db/schema/bookings';
import type { HoldRow } from '../../../db/schema/holds';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Transaction } from '../../database/database';
import { ledger } from '../ledger/ledger.module';
import { tickets } from '../tickets/tickets.module';
import { waitlist } from '../waitlist/waitlist.module';
import * as repository from './bookings.repository';
import { queueRefundMadeMail } from './refund-mail';

/** T3: the provider declined the payment; the hold continues. */
export async function markDeclined(tx: Transaction, booking: BookingRow): Promise<void> {
  if (booking.paymentStatus === 'pending') await repository.moveBooking(tx, booking.id, 'pending/failed');
}

export type CloseReason = 'expired' | 'released';

/** T5 and T6: ends an unpaid booking, after the provider has ruled out that it can still be paid. */
export async function closeUnpaid(
  tx: Transaction,
  { booking, hold }: repository.HeldBooking,
  reason: CloseReason,
): Promise<void> {
  await endHeld(tx, { booking, hold }, { reason, actor: null });
  await waitlist.giveOfferBack(tx, hold);
  await waitlist.serveWaitlist(tx, booking.eventId);
}

/** The same without asking who else waits: the caller takes the seats again, or serves the waitlist. */
export async function endHeld(
  tx: Transaction,
  { booking, hold }: repository.HeldBooking,
  { reason, actor }: { readonly reason: CloseReason; readonly actor: Cancellation['actor'] },
): Promise<void> {
  await repository.settleHold(tx, hold.id, reason);
  await cancel(tx, { booking, to: 'cancelled/failed', actor, reason });
}

export interface Cancellation {
  readonly booking: BookingRow;
  readonly hold: HoldRow | null;
  /** Who requested it; null if the server did. */
  readonly actor: Pick<Caller, 'userId' | 'role'> | null;
  readonly reason: BookingEndReason;
  /** All that isn't refunded, by the policy of a booking that its traveller cancels. */
  readonly keptCents?: number;
}

/** T7, T9 and T11: ends a booking that will be refunded, and voids its tickets. If it was unconfirmed, its hold ends too. */
export async function cancelForRefund(tx: Transaction, { hold, ...cancellation }: Cancellation): Promise<void> {
  if (hold?.status === 'active') await repository.settleHold(tx, hold.id, 'expired');
  const { booking } = cancellation;
  await cancel(tx, { ...cancellation, to: 'cancelled/refund_pending' });
  await tickets.voidTickets(tx, booking.id);
  await waitlist.serveWaitlist(tx, booking.eventId);
}

/** T9 and T11: ends a confirmed free booking and voids its tickets. @param stillOwed what a reseller owes for it all the same */
export async function cancelFree(
  tx: Transaction,
  { booking, actor, reason, stillOwed }: Cancellation & { readonly stillOwed?: Cents },
): Promise<void> {
  await cancel(tx, { booking, to: 'cancelled/completed', actor, reason });
  await ledger.postFreeSale(tx, booking);
  await ledger.returnManualFee(tx, booking);
  await ledger.returnResellerSale(tx, booking, stillOwed);
  await tickets.voidTickets(tx, booking.id);
  await waitlist.serveWaitlist(tx, booking.eventId);
}

/** Takes people out of a confirmed booking that goes on for the others: their tickets are void, and their seats are free. */
export async function cancelPeople(
  tx: Transaction,
  { booking, actor, ...leaving }: repository.LeavingPeople & { readonly booking: BookingRow; readonly actor: Caller },
): Promise<void> {
  await repository.cancelPeople(tx, { booking, ...leaving });
  await ledger.postFreeSale(tx, booking);
  await tickets.voidTickets(tx, booking.id, leaving.positions);
  const before = seatsTakenBy(booking);
  const gone = booking.attendees.filter((_, position) => leaving.positions.includes(position));
  await recordAudit(tx, {
    actor,
    action: 'booking.people_cancelled',
    target: { type: 'booking', id: booking.id },
    changes: { seats: { before, after: before - seatsOf(gone) } },
  });
  await waitlist.serveWaitlist(tx, booking.eventId);
}

/** T8: records that all that was to go back has, and emails the traveller. @param made what went back, and the last refund's number */
export async function markRefunded(
  tx: Transaction,
  bookingId: number,
  made: { readonly amountCents: number; readonly number: number },
): Promise<void> {
  await repository.moveBooking(tx, bookingId, 'cancelled/refunded');
  await recordAudit(tx, { actor: null, action: 'booking.refunded', target: { type: 'booking', id: bookingId } });
  if (made.amountCents > 0) await queueRefundMadeMail(tx, bookingId, made);
}

/** T12 to T15: records how the money of a booking that has ended stands, if it isn't refunded. */
export async function moveEndedMoney(
  tx: Transaction,
  bookingId: number,
  to: Exclude<RefundOutcome, 'refunded'>,
): Promise<void> {
  await repository.moveBooking(tx, bookingId, `cancelled/${to}`);
  await recordAudit(tx, { actor: null, action: `booking.${to}`, target: { type: 'booking', id: bookingId } });
}

/** Records a partial refund; the booking stays confirmed. */
export async function markPartlyRefunded(tx: Transaction, bookingId: number, amountCents: number): Promise<void> {
  await recordAudit(tx, {
    actor: null,
    action: 'booking.partly_refunded',
    target: { type: 'booking', id: bookingId },
    changes: { refundedCents: { before: null, after: amountCents } },
  });
}

async function cancel(
  tx: Transaction,
  { booking, to, actor, reason, keptCents = 0 }: { to: BookingState } & Omit<Cancellation, 'hold'>,
): Promise<void> {
  await repository.moveBooking(tx, booking.id, to, { cancelReason: reason, keptCents });
  await recordAudit(tx, {
    actor,
    action: 'booking.cancelled',
    target: { type: 'booking', id: booking.id },
    changes: { state: { before: repository.stateOf(booking), after: to }, reason: { before: null, after: reason } },
  });
}
