import type { PaymentRow } from '../../../../db/schema/payments';
import type { RefundRow } from '../../../../db/schema/refunds';
import { inTransaction } from '../../../database/database';
import { bookings } from '../../bookings/bookings.module';
import { ledger } from '../../ledger/ledger.module';
import { compareDisputes } from '../dispute/compare-disputes';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { coverRefunds } from './cover-refunds';
import { tellOfFailure } from './fail-refund';
import * as refunds from './refunds.repository';
import { settleEndedMoney } from './settle-ended-money';

export interface OpenRefund {
  readonly refund: RefundRow;
  readonly payment: PaymentRow;
  readonly intentId: string;
}

/**
 * The provider refused a refund because of a dispute, of which we may not have heard yet: it waits until the bank has decided. If the
 * dispute was lost, what the bank returned isn't refunded again.
 * @throws ProviderError if the provider can't be reached
 * Source: rule PAY-22.
 */
export async function postponeRefund(deps: PaymentDeps, { refund, payment, intentId }: OpenRefund): Promise<void> {
  await compareDisputes(deps, payment, intentId);
  await inTransaction(deps.db, async (tx) => {
    await bookings.lockBooking(tx, payment.bookingId);
    const { disputed, refundedCents, lostCents, amountCents } = await payments.lockPayment(tx, payment.id);
    if ((await refunds.lockRefund(tx, refund.id))?.status !== 'pending') return;
    if (disputed) {
      await refunds.markRefundWaiting(tx, refund.id, 'awaiting_dispute');
      return bookings.queueRefundWaitsMail(tx, payment.bookingId, refund);
    }
    if (refundedCents + lostCents > amountCents) {
      await refunds.markRefundWaiting(tx, refund.id, 'awaiting_dispute');
      await coverRefunds(tx, payment.id);
      await ledger.post(tx, payment.id);
      return settleEndedMoney(tx, payment.id);
    }
    await refunds.markRefundFailed(tx, refund.id, 'charge_disputed');
    return tellOfFailure(tx, deps.publicUrl, payment, refund);
  });
}
