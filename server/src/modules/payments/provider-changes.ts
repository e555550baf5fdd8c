import type { PaymentRow } from '../../../db/schema/payments';
import type { ProviderIntent, ProviderRefund } from '../../adapters/payments/payment-provider';
import { inTransaction } from '../../database/database';
import { bookings } from '../bookings/bookings.module';
import { completeRefund, endWhenRefunded } from './complete-refund';
import { recordDiscrepancy } from './discrepancies.repository';
import { undoIntent } from './orphaned-intent';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import * as refunds from './refunds.repository';

/**
 * Records what happened at the provider without us: manual refunds, disputes, and money for a payment that had ended. Admins see it,
 * and no ticket is voided because of it (rule PAY-13).
 * @param payment as it was when the intent was applied to it
 * @throws ProviderError if the provider can't be reached
 */
export async function followProvider(deps: PaymentDeps, payment: PaymentRow, intent: ProviderIntent): Promise<void> {
  if (intent.isDisputed && !payment.disputed) await recordDispute(deps, payment);
  if (intent.status !== 'succeeded') return;
  if (payment.status === 'canceled') return undoIntent(deps, payment, intent.id);
  if (payment.refundedCents !== intent.amountRefunded) await compareRefunds(deps, payment, intent.id);
}

async function recordDispute({ db, log }: PaymentDeps, payment: PaymentRow): Promise<void> {
  await inTransaction(db, async (tx) => {
    await payments.markDisputed(tx, payment.id, 'disputed at the provider');
    await recordDiscrepancy(tx, {
      kind: 'dispute',
      subject: payment.intentId ?? String(payment.id),
      paymentId: payment.id,
      bookingId: payment.bookingId,
      details: { amountCents: payment.amountCents },
    });
  });
  log.warn({ bookingId: payment.bookingId }, 'a payment is disputed');
}

/** Updates our refunds of a payment from the provider's. */
export async function compareRefunds(deps: PaymentDeps, payment: PaymentRow, intentId: string): Promise<void> {
  for (const refund of await deps.provider.listRefunds(intentId)) {
    if (refund.number === null) await recordHandMade(deps, payment, refund);
    else await followOurs(deps, payment, refund, refund.number);
  }
}

async function recordHandMade({ db }: PaymentDeps, payment: PaymentRow, refund: ProviderRefund): Promise<void> {
  if (refund.status !== 'succeeded') return;
  await inTransaction(db, async (tx) => {
    await bookings.lockBooking(tx, payment.bookingId);
    const current = await payments.lockPayment(tx, payment.id);
    const wentThrough = current.status === 'succeeded' || current.status === 'refund_pending';
    if (!wentThrough || current.refundedCents + refund.amount > current.amountCents) return;
    if (!(await refunds.insertHandMade(tx, { paymentId: payment.id, refund }))) return;
    await recordDiscrepancy(tx, {
      kind: 'refund_at_provider',
      subject: refund.id,
      paymentId: payment.id,
      bookingId: payment.bookingId,
      details: { amountCents: refund.amount },
    });
    await endWhenRefunded(tx, current);
  });
}

async function followOurs(
  deps: PaymentDeps,
  payment: PaymentRow,
  refund: ProviderRefund,
  number: number,
): Promise<void> {
  const ours = await refunds.findRefundOfNumber(deps.db, payment.id, number);
  if (!ours) return;
  if (ours.status === 'pending' && refund.status === 'succeeded') return completeRefund(deps, ours.id, refund.id);
  if (refund.status !== 'failed') return;
  await recordDiscrepancy(deps.db, {
    kind: 'refund_failed',
    subject: `${payment.id}:${number}`,
    paymentId: payment.id,
    bookingId: payment.bookingId,
    details: { amountCents: refund.amount, number },
  });
}
