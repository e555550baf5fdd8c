import type { PaymentRow } from '../../../../db/schema/payments';
import type { RefundRow } from '../../../../db/schema/refunds';
import { inTransaction, type Transaction } from '../../../database/database';
import { bookings } from '../../bookings/bookings.module';
import { ledger } from '../../ledger/ledger.module';
import { refundSubject, recordDiscrepancy } from '../compare/discrepancies.repository';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { tellAdminsOfFailedRefund } from './money-mail';
import * as refunds from './refunds.repository';
import { settleEndedMoney } from './settle-ended-money';

/**
 * T12: the provider or the bank says that a refund failed, at once or days after it was made: the money didn't go back. The booking says
 * so, the traveller and the admins are told, and an admin repeats it or closes it. Calling it again changes nothing.
 */
export async function failRefund(
  deps: Pick<PaymentDeps, 'db' | 'log' | 'publicUrl'>,
  payment: Pick<PaymentRow, 'id' | 'bookingId'>,
  { refundId, failureReason }: { readonly refundId: number; readonly failureReason: string | null },
): Promise<void> {
  const failed = await inTransaction(deps.db, async (tx) => {
    await bookings.lockBooking(tx, payment.bookingId);
    await payments.lockPayment(tx, payment.id);
    const refund = await refunds.lockRefund(tx, refundId);
    if (!refund || refund.status === 'failed' || refund.status === 'closed') return null;
    await refunds.markRefundFailed(tx, refundId, failureReason);
    await ledger.post(tx, payment.id);
    await tellOfFailure(tx, deps.publicUrl, payment, refund);
    return refund;
  });
  if (failed) deps.log.warn({ bookingId: payment.bookingId, reason: failureReason }, 'a refund failed');
}

/** Says everywhere that a refund has failed. The caller has locked the booking's row and marked the refund. */
export async function tellOfFailure(
  tx: Transaction,
  publicUrl: string,
  { id, bookingId }: Pick<PaymentRow, 'id' | 'bookingId'>,
  refund: Pick<RefundRow, 'paymentId' | 'number' | 'amountCents' | 'failureReason'>,
): Promise<void> {
  const { number, amountCents } = refund;
  await settleEndedMoney(tx, id);
  await recordDiscrepancy(tx, {
    kind: 'refund_failed',
    subject: refundSubject(refund),
    paymentId: id,
    bookingId,
    details: { amountCents, number },
  });
  await bookings.queueRefundFailedMail(tx, bookingId, { amountCents, number });
  await tellAdminsOfFailedRefund(tx, publicUrl, { bookingId, amountCents, number });
}
