import { cents } from '@ascendant/domain/money';
import type { PaymentRow } from '../../../db/schema/payments';
import { inTransaction, type Transaction } from '../../database/database';
import { addJob } from '../../jobs/add-job.repository';
import { markRefunded, queueRefundMail } from '../bookings/bookings.service';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import * as refunds from './refunds.repository';

/**
 * T7, T9: writes that money is to go back, and the job that sends it, in the transaction that cancels the booking. Whatever happens
 * afterwards, the refund is made once.
 */
export async function requestRefund(
  tx: Transaction,
  payment: Pick<PaymentRow, 'id' | 'bookingId'>,
  request: { reason: string; amountCents: number; requestedBy: number | null },
): Promise<void> {
  const refund = await refunds.insertRefund(tx, { paymentId: payment.id, ...request });
  await payments.movePayment(tx, payment.id, 'refund_pending');
  await queueRefundMail(tx, payment.bookingId, request.amountCents);
  await addJob(tx, 'make_refund', { refundId: refund.id });
}

/**
 * T8: asks the provider for the refund, with its own key, and writes the answer. May be called again at any time.
 * @throws ProviderError when the provider cannot be asked or says no; the job comes again
 */
export async function makeRefund(deps: PaymentDeps, refundId: number): Promise<void> {
  const found = await refunds.findRefund(deps.db, refundId);
  if (!found || found.refund.status !== 'pending' || found.payment.intentId === null) return;
  const { refund, payment } = found;
  const answer = await askForRefund(deps, { ...refund, intentId: found.payment.intentId });
  if (answer.status !== 'succeeded') return;
  await inTransaction(deps.db, async (tx) => {
    await payments.lockPayment(tx, payment.id);
    const current = await refunds.lockRefund(tx, refundId);
    if (current?.status !== 'pending') return;
    await refunds.markRefundSucceeded(tx, refundId, answer.id);
    await payments.movePayment(tx, payment.id, 'refunded');
    await markRefunded(tx, payment.bookingId);
  });
}

async function askForRefund(
  { db, provider }: PaymentDeps,
  refund: { id: number; paymentId: number; number: number; amountCents: number; intentId: string },
) {
  try {
    return await provider.refund({
      paymentId: refund.paymentId,
      intentId: refund.intentId,
      amount: cents(refund.amountCents),
      number: refund.number,
    });
  } catch (error) {
    await refunds.noteRefundError(db, refund.id, error instanceof Error ? error.message : 'unknown');
    throw error;
  }
}
