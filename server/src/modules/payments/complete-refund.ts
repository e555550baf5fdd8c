import type { PaymentRow } from '../../../db/schema/payments';
import { inTransaction, type Transaction } from '../../database/database';
import { bookings } from '../bookings/bookings.module';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import * as refunds from './refunds.repository';

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
    if (refund?.status !== 'pending') return;
    await refunds.markRefundSucceeded(tx, refundId, providerRefundId);
    if (payment.status === 'succeeded') await bookings.markPartlyRefunded(tx, payment.bookingId, refund.amountCents);
    await endWhenRefunded(tx, payment);
  });
}

/** Ends a payment once all its refunds are made. The caller has locked its row and its booking's. */
export async function endWhenRefunded(tx: Transaction, payment: PaymentRow): Promise<void> {
  if (payment.status !== 'refund_pending') return;
  const { pending, refundedCents } = await refunds.sumRefunds(tx, payment.id);
  if (pending > 0 || refundedCents === 0) return;
  await payments.movePayment(tx, payment.id, 'refunded');
  await bookings.markRefunded(tx, payment.bookingId, refundedCents);
}
