import type { Transaction } from '../../../database/database';
import { addJob } from '../../../jobs/add-job.repository';
import { refundSubject, resolveDiscrepancy } from '../compare/discrepancies.repository';
import * as payments from '../payments.repository';
import * as refunds from './refunds.repository';

/**
 * Closes what was to be refunded, as far as the bank has returned it in lost disputes: it mustn't go back twice. If the bank took only a
 * part of a refund, the rest is refunded on its own. The caller has locked the booking's row.
 * Source: transition T15.
 */
export async function coverRefunds(tx: Transaction, paymentId: number): Promise<void> {
  const { lostCents } = await payments.lockPayment(tx, paymentId);
  const covered = (await refunds.findRefundsOf(tx, paymentId, ['closed']))
    .filter(({ closeReason }) => closeReason === 'dispute_lost')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  let left = lostCents - covered;
  for (const refund of await refunds.findRefundsOf(tx, paymentId, ['awaiting_dispute', 'failed'])) {
    if (left <= 0) return;
    await refunds.closeRefund(tx, refund.id, { reason: 'dispute_lost' });
    await resolveDiscrepancy(tx, 'refund_failed', refundSubject(refund));
    const rest = refund.amountCents - left;
    left -= refund.amountCents;
    if (rest > 0) await refundRest(tx, refund, rest);
  }
}

async function refundRest(
  tx: Transaction,
  { paymentId, reason, requestedBy }: refunds.RefundOfPayment,
  amountCents: number,
): Promise<void> {
  const request = { paymentId, reason, requestedBy, amountCents };
  const { id } = await refunds.insertRefund(tx, { ...request, status: 'pending' });
  await addJob(tx, 'make_refund', { refundId: id });
}
