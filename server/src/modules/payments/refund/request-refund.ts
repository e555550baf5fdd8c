import type { RefundReason } from '@ascendant/domain/payment/payment-fields';
import type { PaymentRow } from '../../../../db/schema/payments';
import type { RefundRow } from '../../../../db/schema/refunds';
import { type Transaction, inTransaction } from '../../../database/database';
import { addJob } from '../../../jobs/add-job.repository';
import { bookings } from '../../bookings/bookings.module';
import { ledger } from '../../ledger/ledger.module';
import { refundSubject, resolveDiscrepancy } from '../compare/discrepancies.repository';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import * as refunds from './refunds.repository';
import { settleEndedMoney } from './settle-ended-money';

export interface RefundRequest {
  readonly reason: RefundReason;
  readonly amountCents: number;
  /** Null if we refund automatically. */
  readonly requestedBy: number | null;
}

type Refundable = Pick<PaymentRow, 'id' | 'bookingId' | 'disputed'>;

/**
 * T7, T9: requests the refund of a booking that's ending and queues the job that makes it, in the transaction that ends the booking.
 * Whatever happens afterwards, the refund is made exactly once. While the bank decides a dispute, it waits (rule PAY-22). It takes the
 * place of refunds that failed.
 * @param told what the email says goes back in all; null if another email says it
 */
export async function requestRefund(
  tx: Transaction,
  payment: Refundable,
  request: RefundRequest,
  told: number | null = request.amountCents,
): Promise<void> {
  await payments.movePayment(tx, payment.id, 'refund_pending');
  const refund = await addRefund(tx, payment, request, { replaces: 'failed ones' });
  if (payment.disputed) await bookings.queueRefundWaitsMail(tx, payment.bookingId, refund);
  else if (told !== null) await bookings.queueRefundMail(tx, payment.bookingId, told);
}

/** What a new refund is instead of: every refund that failed, one of them, or none. */
interface Replacing {
  readonly replaces: 'failed ones' | number | null;
}

/** Inserts a refund, posts it and queues its job, unless the bank is deciding a dispute. */
export async function addRefund(
  tx: Transaction,
  payment: Refundable,
  request: RefundRequest,
  { replaces }: Replacing = { replaces: null },
): Promise<RefundRow> {
  const status = payment.disputed ? 'awaiting_dispute' : 'pending';
  const refund = await refunds.insertRefund(tx, { paymentId: payment.id, status, ...request });
  if (replaces !== null) await replaceFailed(tx, refund, replaces === 'failed ones' ? undefined : replaces);
  await ledger.post(tx, payment.id);
  if (status === 'pending') await addJob(tx, 'make_refund', { refundId: refund.id });
  return refund;
}

/** A new refund repeats those that failed, or one of them: they need no one any more. */
export async function replaceFailed(tx: Transaction, refund: RefundRow, failedId?: number): Promise<void> {
  for (const failed of await refunds.markRepeated(tx, refund, failedId)) {
    await resolveDiscrepancy(tx, 'refund_failed', refundSubject(failed));
  }
}

/**
 * T8: records that the provider has made a refund. When a booking has ended and all its refunds are made, it becomes refunded.
 * Calling it again changes nothing.
 */
export async function completeRefund(
  { db }: Pick<PaymentDeps, 'db'>,
  refundId: number,
  providerRefundId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await refunds.findRefund(tx, refundId);
    if (!found) return;
    await bookings.lockBooking(tx, found.payment.bookingId);
    const payment = await payments.lockPayment(tx, found.payment.id);
    const refund = await refunds.lockRefund(tx, refundId);
    if (!refund || !isUnmade(refund.status)) return;
    await refunds.markRefundSucceeded(tx, refundId, providerRefundId);
    await ledger.post(tx, payment.id);
    if (payment.status === 'succeeded') await bookings.markPartlyRefunded(tx, payment.bookingId, refund.amountCents);
    await settleEndedMoney(tx, payment.id);
  });
}

function isUnmade(status: RefundRow['status']): boolean {
  return status === 'pending' || status === 'awaiting_dispute';
}
