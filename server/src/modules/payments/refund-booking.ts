import { planRefund, type RefundPlan } from '@ascendant/domain/booking/refund';
import { refusalToBookings } from '@ascendant/domain/event/access';
import { cents, type Cents } from '@ascendant/domain/money';
import type { PaymentRow } from '../../../db/schema/payments';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type BeforeCommit, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { bookings } from '../bookings/bookings.module';
import type { LockedBooking } from '../bookings/lock-for-settlement';
import { findBookingMoney, findEventOfBooking, type BookingWithPayment } from './booking-money.repository';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import { addRefund, requestRefund } from './request-refund';
import { settleEndedMoney } from './settle-ended-money';

export interface RefundOfBooking {
  readonly bookingId: number;
  /** Null refunds everything that's left. */
  readonly amount: Cents | null;
}

/**
 * Refunds one booking, for an admin or the event's organizer. Refunding all that's left ends the booking and frees its seats; a partial
 * refund leaves it as it is.
 * @returns the booking and its payment after the refund is requested
 * @throws AppError not_found for a booking of another organizer's event; illegal_transition unless it's confirmed; payment_disputed;
 *   refund_too_large
 * Source: transition T9; rule PAY-22; docs/decisions/0014-manual-refunds.md.
 */
export async function refundBooking(
  { db }: Pick<PaymentDeps, 'db'>,
  actor: Caller,
  { bookingId, amount }: RefundOfBooking,
  beforeCommit: BeforeCommit<BookingWithPayment> = async () => undefined,
): Promise<BookingWithPayment> {
  return inTransaction(db, async (tx) => {
    if (refusalToBookings(await findEventOfBooking(tx, bookingId), actor) !== null) {
      throw new AppError('not_found', { message: "We couldn't find that booking." });
    }
    const locked = await bookings.lockForSettlement(tx, bookingId);
    const found = await payments.findPaymentOfBooking(tx, bookingId);
    const payment = found && (await payments.lockPayment(tx, found.id));
    const plan = planOf(locked, payment, amount);
    await audit(tx, actor, bookingId, plan);
    if (plan.endsBooking) await endBooking(tx, { locked, payment, plan, actor });
    else await refundPart(tx, { payment: paid(payment), plan, actor });
    const money = await findBookingMoney(tx, bookingId);
    if (!money) throw new RangeError(`booking ${bookingId} has gone`);
    await beforeCommit(tx, money);
    return money;
  });
}

function planOf({ booking }: LockedBooking, payment: PaymentRow | null, wanted: Cents | null): RefundPlan {
  const plan = planRefund(
    {
      state: `${booking.status}/${booking.paymentStatus}`,
      total: cents(booking.totalCents),
      refunded: cents((payment?.refundedCents ?? 0) + (payment?.lostCents ?? 0)),
      isDisputed: payment?.disputed ?? false,
    },
    wanted,
  );
  if (plan.ok) return plan.value;
  throw new AppError(plan.code === 'not_confirmed' ? 'illegal_transition' : plan.code, { message: plan.message });
}

interface Ending {
  readonly locked: LockedBooking;
  readonly payment: PaymentRow | null;
  readonly plan: RefundPlan;
  readonly actor: Caller;
}

async function endBooking(tx: Transaction, { locked, payment, plan, actor }: Ending): Promise<void> {
  const ending = { booking: locked.booking, hold: locked.hold, actor, reason: 'requested' };
  if (locked.booking.totalCents === 0) {
    await bookings.cancelFree(tx, ending);
    return bookings.queueCancelledMail(tx, locked.booking.id);
  }
  await bookings.cancelForRefund(tx, ending);
  await giveBackWhatIsLeft(tx, paid(payment), { amount: plan.amount, reason: 'requested', requestedBy: actor.userId });
}

/** Refunds the rest. If it all went back before, in parts, manually at the provider or through the bank, the booking says so right away. */
export async function giveBackWhatIsLeft(
  tx: Transaction,
  payment: PaymentRow,
  { amount, ...request }: { amount: Cents; reason: string; requestedBy: number | null },
): Promise<void> {
  if (amount > 0) return requestRefund(tx, payment, { ...request, amountCents: amount });
  await payments.movePayment(tx, payment.id, 'refund_pending');
  await settleEndedMoney(tx, payment.id);
}

async function refundPart(
  tx: Transaction,
  { payment, plan, actor }: { payment: PaymentRow; plan: RefundPlan; actor: Caller },
): Promise<void> {
  const refund = await addRefund(tx, payment, {
    reason: 'requested',
    amountCents: plan.amount,
    requestedBy: actor.userId,
  });
  await bookings.queuePartialRefundMail(tx, payment.bookingId, { amountCents: plan.amount, number: refund.number });
}

async function audit(tx: Transaction, actor: Caller, bookingId: number, plan: RefundPlan): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: 'refund.requested',
    target: { type: 'booking', id: bookingId },
    changes: { refundCents: { before: null, after: plan.amount }, ends: { before: null, after: plan.endsBooking } },
  });
}

function paid(payment: PaymentRow | null): PaymentRow {
  if (!payment) throw new RangeError('a booking that costs money has no payment');
  return payment;
}
