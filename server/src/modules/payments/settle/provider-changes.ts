import type { PaymentRow } from '../../../../db/schema/payments';
import type { RefundRow } from '../../../../db/schema/refunds';
import type { ProviderIntent, ProviderRefund } from '../../../adapters/payments/payment-provider';
import { inTransaction, type Transaction } from '../../../database/database';
import { bookings } from '../../bookings/bookings.module';
import { ledger } from '../../ledger/ledger.module';
import { recordDiscrepancy } from '../compare/discrepancies.repository';
import { compareDisputes } from '../dispute/compare-disputes';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { failRefund } from '../refund/fail-refund';
import * as refunds from '../refund/refunds.repository';
import { completeRefund, replaceFailed } from '../refund/request-refund';
import { settleEndedMoney } from '../refund/settle-ended-money';
import { undoIntent } from './orphaned-intent';

/**
 * Records what happened at the provider without us: manual refunds, disputes, and money for a payment that had ended. Admins see it,
 * and no ticket is voided because of it (rule PAY-13).
 * @param payment as it was when the intent was applied to it
 * @throws ProviderError if the provider can't be reached
 */
export async function followProvider(deps: PaymentDeps, payment: PaymentRow, intent: ProviderIntent): Promise<void> {
  if (intent.isDisputed || payment.disputed) await compareDisputes(deps, payment, intent.id);
  if (intent.status !== 'succeeded') return;
  if (payment.status === 'canceled') return undoIntent(deps, payment, intent.id);
  if (payment.refundedCents > 0 || intent.amountRefunded > 0) await compareRefunds(deps, payment, intent.id);
}

/** Updates our refunds of a payment from the provider's, whose word counts: a bank can return a refund days after it was made. */
export async function compareRefunds(deps: PaymentDeps, payment: PaymentRow, intentId: string): Promise<void> {
  for (const refund of await deps.provider.listRefunds(intentId)) {
    if (refund.number === null) await followHandMade(deps, payment, refund);
    else await followOurs(deps, payment, refund, refund.number);
  }
}

async function followHandMade(deps: PaymentDeps, payment: PaymentRow, refund: ProviderRefund): Promise<void> {
  if (refund.status === 'succeeded') return recordHandMade(deps, payment, refund);
  if (refund.status !== 'failed') return;
  const ours = await refunds.findRefundOfProvider(deps.db, refund.id);
  if (ours) await failRefund(deps, payment, { refundId: ours.id, failureReason: refund.failureReason });
}

async function recordHandMade({ db }: PaymentDeps, payment: PaymentRow, refund: ProviderRefund): Promise<void> {
  await inTransaction(db, async (tx) => {
    await bookings.lockBooking(tx, payment.bookingId);
    const current = await payments.lockPayment(tx, payment.id);
    if (!takesRefunds(current) || current.refundedCents + refund.amount > current.amountCents) return;
    const inserted = await refunds.insertHandMade(tx, { paymentId: payment.id, refund });
    if (!inserted) return;
    await recordDiscrepancy(tx, {
      kind: 'refund_at_provider',
      subject: refund.id,
      paymentId: payment.id,
      bookingId: payment.bookingId,
      details: { amountCents: refund.amount },
    });
    await replaceCovered(tx, inserted);
    await ledger.post(tx, payment.id);
    await settleEndedMoney(tx, payment.id);
  });
}

function takesRefunds({ status }: PaymentRow): boolean {
  return status === 'succeeded' || status === 'refund_pending' || status === 'refund_failed';
}

/** A refund that failed needs no one once as much was refunded manually. */
async function replaceCovered(tx: Transaction, made: RefundRow): Promise<void> {
  const failed = await refunds.findRefundsOf(tx, made.paymentId, ['failed']);
  const due = failed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (failed.length > 0 && made.amountCents >= due) await replaceFailed(tx, made);
}

async function followOurs(
  deps: PaymentDeps,
  payment: PaymentRow,
  refund: ProviderRefund,
  number: number,
): Promise<void> {
  const ours = await refunds.findRefundOfNumber(deps.db, payment.id, number);
  if (!ours) return;
  if (refund.status === 'succeeded') return completeRefund(deps, ours.id, refund.id);
  if (refund.status === 'failed')
    await failRefund(deps, payment, { refundId: ours.id, failureReason: refund.failureReason });
}
