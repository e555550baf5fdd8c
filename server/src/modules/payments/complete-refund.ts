import type { RefundRow } from '../../../db/schema/refunds';
import { inTransaction } from '../../database/database';
import { bookings } from '../bookings/bookings.module';
import { ledger } from '../ledger/ledger.module';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import * as refunds from './refunds.repository';
import { settleEndedMoney } from './settle-ended-money';

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
