import { longestProblemList } from '@ascendant/domain/list-limits';
import { formatDollars, cents } from '@ascendant/domain/money';
import type { PaymentRow } from '../../../../db/schema/payments';
import type { RefundRow } from '../../../../db/schema/refunds';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type BeforeCommit, type Database, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { addJob } from '../../../jobs/add-job.repository';
import { bookings } from '../../bookings/bookings.module';
import { ledger } from '../../ledger/ledger.module';
import { refundSubject, resolveDiscrepancy } from '../compare/discrepancies.repository';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import * as refunds from './refunds.repository';
import { addRefund } from './request-refund';
import { settleEndedMoney } from './settle-ended-money';
import { findUnmadeRefunds, type UnmadeRefund } from './unmade-refunds.repository';

/** Refunds that failed or wait for a dispute's end, for admins. */
export async function unmadeRefunds(db: Database): Promise<UnmadeRefund[]> {
  return findUnmadeRefunds(db, longestProblemList);
}

/**
 * T13: an admin repeats a refund that failed, or has one tried now that waits for a dispute's end. The traveller is told.
 * @throws AppError not_found; illegal_transition unless it failed or waits; refund_too_large if the money went back otherwise
 */
export async function repeatRefund(
  { db }: Pick<PaymentDeps, 'db'>,
  actor: Caller,
  refundId: number,
  beforeCommit: BeforeCommit<null> = async () => undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockUnmade(tx, refundId);
    await audit(tx, actor, { action: 'refund.requested', ...locked });
    await (locked.refund.status === 'awaiting_dispute' ? tryNow(tx, locked) : askAgain(tx, actor, locked));
    await beforeCommit(tx, null);
  });
}

async function tryNow(tx: Transaction, { refund }: LockedRefund): Promise<void> {
  await refunds.markRefundWaiting(tx, refund.id, 'pending');
  await addJob(tx, 'make_refund', { refundId: refund.id });
}

async function askAgain(tx: Transaction, actor: Caller, { refund, payment }: LockedRefund): Promise<void> {
  const { reason, amountCents } = refund;
  expectLeft(payment, amountCents);
  const request = { reason, amountCents, requestedBy: actor.userId };
  const repeated = await addRefund(tx, payment, request, { replaces: refund.id });
  await settleEndedMoney(tx, payment.id);
  if (repeated.status === 'awaiting_dispute') await bookings.queueRefundWaitsMail(tx, payment.bookingId, repeated);
  else await bookings.queueRefundRepeatedMail(tx, payment.bookingId, repeated);
}

export interface ClosingOfRefund {
  readonly refundId: number;
  readonly note: string;
  readonly isPaidAnotherWay: boolean;
}

/**
 * T14: an admin closes a refund that failed or waits: it won't be made through the provider. The traveller is told.
 * @throws AppError not_found; illegal_transition unless it failed or waits
 */
export async function closeUnmadeRefund(
  { db }: Pick<PaymentDeps, 'db'>,
  actor: Caller,
  { refundId, note, isPaidAnotherWay }: ClosingOfRefund,
  beforeCommit: BeforeCommit<null> = async () => undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { refund, payment } = await lockUnmade(tx, refundId);
    await refunds.closeRefund(tx, refund.id, { reason: 'admin', userId: actor.userId, note, isPaidAnotherWay });
    await audit(tx, actor, { action: 'refund.closed', refund, payment });
    await resolveDiscrepancy(tx, 'refund_failed', refundSubject(refund));
    await ledger.post(tx, payment.id);
    await settleEndedMoney(tx, payment.id);
    await bookings.queueRefundClosedMail(tx, payment.bookingId, { ...refund, isPaidAnotherWay });
    await beforeCommit(tx, null);
  });
}

interface LockedRefund {
  readonly refund: RefundRow;
  readonly payment: PaymentRow;
}

async function lockUnmade(tx: Transaction, refundId: number): Promise<LockedRefund> {
  const found = await refunds.findRefund(tx, refundId);
  if (!found) throw new AppError('not_found', { message: "We couldn't find that refund." });
  await bookings.lockBooking(tx, found.payment.bookingId);
  const payment = await payments.lockPayment(tx, found.payment.id);
  const refund = await refunds.lockRefund(tx, refundId);
  const isUnmade = refund?.status === 'awaiting_dispute' || (refund?.status === 'failed' && refund.repeatedAs === null);
  if (!refund || !isUnmade) {
    throw new AppError('illegal_transition', {
      message: 'This refund has been repeated, closed or made in the meantime.',
    });
  }
  return { refund, payment };
}

/** What failed may have gone back another way since then. */
function expectLeft({ amountCents, receivedCents, refundedCents, lostCents }: PaymentRow, wanted: number): void {
  const left = cents(Math.max(0, (receivedCents ?? amountCents) - refundedCents - lostCents));
  if (wanted > left) {
    throw new AppError('refund_too_large', { message: `You can refund up to ${formatDollars(left)}` });
  }
}

interface AuditedRefund extends LockedRefund {
  readonly action: 'refund.requested' | 'refund.closed';
}

async function audit(tx: Transaction, actor: Caller, { action, refund, payment }: AuditedRefund): Promise<void> {
  await recordAudit(tx, {
    actor,
    action,
    target: { type: 'booking', id: payment.bookingId },
    changes: {
      refund: { before: null, after: refund.number },
      refundCents: { before: null, after: refund.amountCents },
    },
  });
}
