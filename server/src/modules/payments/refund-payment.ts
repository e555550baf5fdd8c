import { cents } from '@ascendant/domain/money';
import type { PaymentRow } from '../../../db/schema/payments';
import type { RefundRow } from '../../../db/schema/refunds';
import { ProviderError, type ProviderRefund } from '../../adapters/payments/payment-provider';
import { inTransaction } from '../../database/database';
import { faultPoint } from '../../faults/fault-points';
import { bookings } from '../bookings/bookings.module';
import { completeRefund } from './complete-refund';
import { recordDiscrepancy } from './discrepancies.repository';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import { compareRefunds } from './provider-changes';
import * as refunds from './refunds.repository';
import { addRefund } from './request-refund';

interface OpenRefund {
  readonly refund: RefundRow;
  readonly payment: PaymentRow;
  readonly intentId: string;
}

/**
 * T8: makes the refund at the provider, under its own key, and stores the answer. It's safe to call repeatedly and concurrently.
 * @throws ProviderError if the provider can't be reached; the job is retried
 */
export async function makeRefund(deps: PaymentDeps, refundId: number): Promise<void> {
  const open = await findOpen(deps, refundId);
  if (!open) return;
  try {
    const answer = await ask(deps, open);
    FAULT: await faultPoint('refund-made');
    if (answer.status === 'succeeded') return await completeRefund(deps, refundId, answer.id);
    if (answer.status === 'failed') return await giveUp(deps, open, 'refused');
    await refunds.noteRefundError(deps.db, refundId, 'the provider is still processing it');
  } catch (error) {
    await refunds.noteRefundError(deps.db, refundId, error instanceof Error ? error.message : 'unknown');
    if (!(error instanceof ProviderError) || error.failure === 'unreachable') throw error;
    await giveUp(deps, open, error.failure === 'spent_key' ? 'spent_key' : 'refused');
  }
}

async function findOpen({ db, provider }: PaymentDeps, refundId: number): Promise<OpenRefund | null> {
  const found = await refunds.findRefund(db, refundId);
  if (!found || found.refund.status !== 'pending') return null;
  const { intentId, provider: name } = found.payment;
  return intentId === null || name !== provider.name ? null : { ...found, intentId };
}

/** On a retry, looks for the refund first: the provider may answer its key with what it said the first time. */
async function ask({ provider }: PaymentDeps, { refund, payment, intentId }: OpenRefund): Promise<ProviderRefund> {
  if (refund.lastError !== null) {
    const made = (await provider.listRefunds(intentId)).find(({ number }) => number === refund.number);
    if (made) return made;
  }
  return provider.refund({
    paymentId: payment.id,
    intentId,
    amount: cents(refund.amountCents),
    number: refund.number,
  });
}

/**
 * Gives up on this refund under this key. Perhaps the money has already been refunded another way. If not, we try again under the next
 * number if the key was the problem, or report a discrepancy to the admins if the provider refused.
 */
async function giveUp(deps: PaymentDeps, { refund, payment, intentId }: OpenRefund, why: 'spent_key' | 'refused') {
  const refunded = await deps.provider.listRefunds(intentId);
  if (refunded.some(({ number, status }) => number === refund.number && status === 'succeeded')) {
    return compareRefunds(deps, payment, intentId);
  }
  const isOver = await inTransaction(deps.db, async (tx) => {
    await bookings.lockBooking(tx, payment.bookingId);
    const current = await refunds.lockRefund(tx, refund.id);
    if (current?.status !== 'pending') return false;
    await refunds.markRefundFailed(tx, refund.id);
    if (why === 'refused') return true;
    await addRefund(tx, payment.id, {
      reason: refund.reason,
      amountCents: refund.amountCents,
      requestedBy: refund.requestedBy,
    });
    return false;
  });
  if (!isOver) return undefined;
  await compareRefunds(deps, payment, intentId);
  return reportRefused(deps, payment, refund);
}

/** Reports a refused refund, unless the payment has been refunded another way in the meantime. */
async function reportRefused({ db, log }: PaymentDeps, payment: PaymentRow, refund: RefundRow): Promise<void> {
  const current = await payments.findPayment(db, payment.id);
  if (current?.status === 'refunded') return;
  log.warn({ bookingId: payment.bookingId }, 'the provider refused a refund');
  await recordDiscrepancy(db, {
    kind: 'refund_failed',
    subject: `${payment.id}:${refund.number}`,
    paymentId: payment.id,
    bookingId: payment.bookingId,
    details: { amountCents: refund.amountCents, number: refund.number },
  });
}
