import { cents } from '@ascendant/domain/money';
import type { PaymentRow } from '../../../../db/schema/payments';
import type { RefundRow } from '../../../../db/schema/refunds';
import { ProviderError, type ProviderRefund } from '../../../adapters/payments/payment-provider';
import { inTransaction } from '../../../database/database';
import { faultPoint } from '../../../faults/fault-points';
import { bookings } from '../../bookings/bookings.module';
import { ledger } from '../../ledger/ledger.module';
import { compareDisputes } from '../dispute/compare-disputes';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { compareRefunds } from '../settle/provider-changes';
import { coverRefunds } from './cover-refunds';
import { tellOfFailure } from './fail-refund';
import * as refunds from './refunds.repository';
import { completeRefund, addRefund } from './request-refund';
import { settleEndedMoney } from './settle-ended-money';

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
    if (answer.status === 'failed') return await giveUp(deps, open, answer.failureReason ?? 'refused');
    await refunds.noteRefundError(deps.db, refundId, 'the provider is still processing it');
  } catch (error) {
    await refunds.noteRefundError(deps.db, refundId, error instanceof Error ? error.message : 'unknown');
    if (!(error instanceof ProviderError) || error.failure === 'unreachable') throw error;
    if (error.failure === 'disputed') return await postponeRefund(deps, open);
    await giveUp(deps, open, error.failure);
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
 * number if the key was the problem, or tell everyone if the provider refused.
 */
async function giveUp(deps: PaymentDeps, { refund, payment, intentId }: OpenRefund, why: string): Promise<void> {
  const refunded = await deps.provider.listRefunds(intentId);
  if (refunded.some(({ number, status }) => number === refund.number && status === 'succeeded')) {
    return compareRefunds(deps, payment, intentId);
  }
  const isOver = await inTransaction(deps.db, async (tx) => {
    await bookings.lockBooking(tx, payment.bookingId);
    const current = await payments.lockPayment(tx, payment.id);
    if ((await refunds.lockRefund(tx, refund.id))?.status !== 'pending') return false;
    await refunds.markRefundFailed(tx, refund.id, why);
    if (why !== 'spent_key') return true;
    const { reason, amountCents, requestedBy } = refund;
    await addRefund(tx, current, { reason, amountCents, requestedBy }, { replaces: refund.id });
    return false;
  });
  if (!isOver) return undefined;
  await compareRefunds(deps, payment, intentId);
  return reportRefused(deps, payment, refund.id);
}

/** Tells everyone of a refused refund, unless the payment has been refunded another way in the meantime. */
async function reportRefused({ db, log, publicUrl }: PaymentDeps, payment: PaymentRow, refundId: number) {
  await inTransaction(db, async (tx) => {
    await bookings.lockBooking(tx, payment.bookingId);
    const refund = await refunds.lockRefund(tx, refundId);
    if (refund?.status !== 'failed' || refund.repeatedAs !== null) return;
    log.warn({ bookingId: payment.bookingId }, 'the provider refused a refund');
    await tellOfFailure(tx, publicUrl, payment, refund);
  });
}

interface OpenRefund {
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
async function postponeRefund(deps: PaymentDeps, { refund, payment, intentId }: OpenRefund): Promise<void> {
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
