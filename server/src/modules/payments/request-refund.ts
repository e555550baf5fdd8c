import type { PaymentRow } from '../../../db/schema/payments';
import type { RefundRow } from '../../../db/schema/refunds';
import type { Transaction } from '../../database/database';
import { addJob } from '../../jobs/add-job.repository';
import { bookings } from '../bookings/bookings.module';
import * as payments from './payments.repository';
import * as refunds from './refunds.repository';

export interface RefundRequest {
  /** Code of the cause: `event_cancelled`, `no_seats`, `amount_mismatch`, `requested`. */
  readonly reason: string;
  readonly amountCents: number;
  /** Null if we refund automatically. */
  readonly requestedBy: number | null;
}

/**
 * T7, T9: requests the refund of a booking that's ending and queues the job that makes it, in the transaction that ends the booking.
 * Whatever happens afterwards, the refund is made exactly once.
 */
export async function requestRefund(
  tx: Transaction,
  payment: Pick<PaymentRow, 'id' | 'bookingId'>,
  request: RefundRequest,
): Promise<void> {
  await payments.movePayment(tx, payment.id, 'refund_pending');
  await addRefund(tx, payment.id, request);
  await bookings.queueRefundMail(tx, payment.bookingId, request.amountCents);
}

/** Inserts a refund and queues its job. */
export async function addRefund(tx: Transaction, paymentId: number, request: RefundRequest): Promise<RefundRow> {
  const refund = await refunds.insertRefund(tx, { paymentId, ...request });
  await addJob(tx, 'make_refund', { refundId: refund.id });
  return refund;
}
