import { isDisputeOpen } from '@ascendant/domain/payment/disputes';
import type { DisputeRow } from '../../../../db/schema/disputes';
import type { PaymentRow } from '../../../../db/schema/payments';
import type { ProviderDispute } from '../../../adapters/payments/payment-provider';
import { inTransaction, type Transaction } from '../../../database/database';
import { addJob } from '../../../jobs/add-job.repository';
import { bookings } from '../../bookings/bookings.module';
import { ledger } from '../../ledger/ledger.module';
import { disputeSubject, recordDiscrepancy, resolveDiscrepancy } from '../compare/discrepancies.repository';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { coverRefunds } from '../refund/cover-refunds';
import * as refunds from '../refund/refunds.repository';
import { settleEndedMoney } from '../refund/settle-ended-money';
import { tellOfDispute } from './dispute-mail';
import * as disputes from './disputes.repository';

/**
 * Updates our disputes of a payment from the provider's: opened, moved, won or lost. It may run at any time and concurrently.
 * @throws ProviderError if the provider can't be reached
 * Source: rules PAY-13, PAY-21, PAY-22; transition T15.
 */
export async function compareDisputes(
  deps: Pick<PaymentDeps, 'db' | 'log' | 'provider' | 'publicUrl'>,
  payment: Pick<PaymentRow, 'id' | 'bookingId'>,
  intentId: string,
): Promise<void> {
  for (const dispute of await deps.provider.listDisputes(intentId)) {
    const step = await inTransaction(deps.db, (tx) => follow(tx, deps.publicUrl, payment, dispute));
    if (step !== null) deps.log.warn({ bookingId: payment.bookingId, status: step }, 'a dispute has changed');
  }
}

/** @returns its status if that has changed */
async function follow(
  tx: Transaction,
  publicUrl: string,
  payment: Pick<PaymentRow, 'id' | 'bookingId'>,
  theirs: ProviderDispute,
): Promise<DisputeRow['status'] | null> {
  await bookings.lockBooking(tx, payment.bookingId);
  const current = await payments.lockPayment(tx, payment.id);
  const before = await disputes.lockDispute(tx, theirs.id);
  if (before && isStale(before, theirs)) return null;
  const after = await disputes.storeDispute(tx, current, theirs);
  if (before?.status === after.status) {
    await ledger.post(tx, payment.id);
    return null;
  }
  if (isDisputeOpen(after.status)) await noteOpen(tx, current, after);
  else await noteEnd(tx, current, after);
  await ledger.post(tx, payment.id);
  if (isNews(before, after)) await tellOfDispute(tx, { bookingId: payment.bookingId, dispute: after, publicUrl });
  return after.status;
}

/** People are told that it's open, and how it ended. What ended before we knew of it is only news if it was lost. */
function isNews(before: DisputeRow | null, { status }: DisputeRow): boolean {
  if (isDisputeOpen(status)) return before === null || !isDisputeOpen(before.status);
  return before !== null || status === 'lost';
}

/** What the bank has decided stays so, unless it's an appeal: a reading that crossed with the decision is older than it. */
const readingMs = 600_000;

function isStale(before: DisputeRow, theirs: ProviderDispute): boolean {
  if (before.closedAt === null || !isDisputeOpen(theirs.status)) return false;
  return before.status !== 'lost' || Date.now() - before.closedAt.getTime() < readingMs;
}

async function noteOpen(tx: Transaction, payment: PaymentRow, after: DisputeRow): Promise<void> {
  await recordDiscrepancy(tx, {
    kind: 'dispute',
    subject: disputeSubject(payment),
    paymentId: payment.id,
    bookingId: payment.bookingId,
    details: { amountCents: after.amountCents, status: after.status, reason: after.reason },
  });
}

async function noteEnd(tx: Transaction, payment: PaymentRow, after: DisputeRow): Promise<void> {
  if (after.status === 'lost') await lose(tx, payment, after);
  // Won on appeal after its booking ended: the money is ours, and the traveller has neither. Only an admin can tell what's right.
  else if (payment.status !== 'charged_back') await resolveDiscrepancy(tx, 'dispute', disputeSubject(payment));
  await resumeRefunds(tx, payment.id);
  await settleEndedMoney(tx, payment.id);
}

/** The bank has returned the money. A booking that's confirmed stays so until an admin decides; what was to be refunded is covered. */
async function lose(tx: Transaction, payment: PaymentRow, dispute: DisputeRow): Promise<void> {
  await coverRefunds(tx, payment.id);
  const isConfirmed = payment.status === 'succeeded';
  if (!isConfirmed) return resolveDiscrepancy(tx, 'dispute', disputeSubject(payment));
  await recordDiscrepancy(tx, {
    kind: 'dispute',
    subject: disputeSubject(payment),
    paymentId: payment.id,
    bookingId: payment.bookingId,
    details: { amountCents: dispute.amountCents, status: dispute.status, reason: dispute.reason },
  });
  return bookings.queueDisputeLostMail(tx, payment.bookingId, { id: dispute.id, amountCents: dispute.amountCents });
}

/** Refunds that waited for the bank are made now, unless another dispute is open. */
async function resumeRefunds(tx: Transaction, paymentId: number): Promise<void> {
  if ((await payments.lockPayment(tx, paymentId)).disputed) return;
  for (const { id } of await refunds.findRefundsOf(tx, paymentId, ['awaiting_dispute'])) {
    await refunds.markRefundWaiting(tx, id, 'pending');
    await addJob(tx, 'make_refund', { refundId: id });
  }
}
