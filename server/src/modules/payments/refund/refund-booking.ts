import { planRefund, type RefundPlan } from '@ascendant/domain/booking/refund';
import { refusalToBookings } from '@ascendant/domain/event/access';
import { cents, type Cents } from '@ascendant/domain/money';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type BeforeCommit, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { addJob } from '../../../jobs/add-job.repository';
import { bookings } from '../../bookings/bookings.module';
import type { LockedBooking } from '../../bookings/lock-for-settlement';
import type { PaymentDeps } from '../payment-deps';
import { endPaid, lockPaidParts, refundParts, type PaidPart } from './paid-parts';
import { findUntoldRefunds } from './refunds.repository';
import { findBookingMoney, findEventOfBooking, type BookingWithPayment } from './unmade-refunds.repository';

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
 * Source: transition T9; rule PAY-22; docs/archive/decisions/0014-manual-refunds.md.
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
    const parts = await lockPaidParts(tx, locked.booking);
    const plan = planOf(locked, parts, amount);
    await audit(tx, actor, bookingId, plan);
    if (plan.endsBooking) await endBooking(tx, { locked, parts, plan, actor });
    else await refundPart(tx, { locked, parts, plan, actor });
    const money = await findBookingMoney(tx, bookingId);
    if (!money) throw new RangeError(`booking ${bookingId} has gone`);
    await beforeCommit(tx, money);
    return money;
  });
}

function planOf({ booking }: LockedBooking, parts: readonly PaidPart[], wanted: Cents | null): RefundPlan {
  const sum = (of: (part: PaidPart) => number) => cents(parts.reduce((all, part) => all + of(part), 0));
  const plan = planRefund(
    {
      state: `${booking.status}/${booking.paymentStatus}`,
      total: sum((part) => part.booking.totalCents),
      refunded: sum(({ payment }) => payment.refundedCents + payment.lostCents),
      isDisputed: parts.some(({ payment }) => payment.disputed),
    },
    wanted,
  );
  if (plan.ok) return plan.value;
  throw new AppError(plan.code === 'not_confirmed' ? 'illegal_transition' : plan.code, { message: plan.message });
}

interface Refunding {
  readonly locked: LockedBooking;
  readonly parts: readonly PaidPart[];
  readonly plan: RefundPlan;
  readonly actor: Caller;
}

async function endBooking(
  tx: Transaction,
  { locked: { booking, hold }, parts, plan, actor }: Refunding,
): Promise<void> {
  if (booking.totalCents === 0) {
    await bookings.cancelFree(tx, { booking, hold, actor, reason: 'requested' });
    return bookings.queueCancelledMail(tx, booking.id);
  }
  const ending = { parts, hold, actor, reason: 'requested', requestedBy: actor.userId } as const;
  await endPaid(tx, { ...ending, refund: plan.amount });
}

async function refundPart(tx: Transaction, { locked, parts, plan, actor }: Refunding): Promise<void> {
  const request = { reason: 'requested', amountCents: plan.amount, requestedBy: actor.userId } as const;
  await refundParts(tx, parts, request);
  await tellOfPartialRefunds(tx, locked.booking, parts);
}

/** The first partial refund is told at once, what follows within an hour in one email at its end: a few cents forty times are two emails. */
async function tellOfPartialRefunds(
  tx: Transaction,
  { id, userId }: LockedBooking['booking'],
  parts: readonly PaidPart[],
): Promise<void> {
  const payments = parts.map(({ payment }) => payment.id);
  const { amountCents, lastId, waitSeconds } = await findUntoldRefunds(tx, { bookingId: id, userId, payments });
  if (lastId === null) return;
  if (waitSeconds > 0) {
    const options = { afterSeconds: waitSeconds, key: `tell_of_refunds:${id}` };
    return addJob(tx, 'tell_of_refunds', { bookingId: id }, options);
  }
  await bookings.queuePartialRefundMail(tx, id, { amountCents, number: `r${lastId}` });
}

/** The job at the end of that hour. Running it again tells nothing twice. Source: docs/rules/emails.md, "Which emails there are". */
export async function tellOfRefunds({ db }: Pick<PaymentDeps, 'db'>, bookingId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { booking } = await bookings.lockForSettlement(tx, bookingId);
    await tellOfPartialRefunds(tx, booking, await lockPaidParts(tx, booking));
  });
}

async function audit(tx: Transaction, actor: Caller, bookingId: number, plan: RefundPlan): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: 'refund.requested',
    target: { type: 'booking', id: bookingId },
    changes: { refundCents: { before: null, after: plan.amount }, ends: { before: null, after: plan.endsBooking } },
  });
}
