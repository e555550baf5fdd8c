import type { ProviderNotice } from '../../adapters/payments/payment-provider';
import { inTransaction } from '../../database/database';
import { addJob } from '../../jobs/add-job.repository';
import { recordFinding } from './findings.repository';
import { insertNotice, markNoticeDone } from './notices.repository';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import { settlePayment } from './settle-payment';

const disputeOpened = 'charge.dispute.created';

/**
 * Takes a webhook in: once and for ever, together with the job that acts on it, so that a 200 means it will be acted on.
 * @returns false for one that came before, or is not for us
 * Source: reliability rules PAY-05 to PAY-07.
 */
export async function receiveNotice({ db, provider }: PaymentDeps, notice: ProviderNotice): Promise<boolean> {
  if (notice.livemode !== provider.livemode) return false;
  return inTransaction(db, async (tx) => {
    const isNew = await insertNotice(tx, provider.name, notice);
    if (isNew && notice.intentId !== null) await addJob(tx, 'act_on_notice', { noticeId: notice.eventId });
    return isNew;
  });
}

/** The intent that a webhook speaks of is not among our payments, or not yet: the job comes again for 24 h (rule PAY-05). */
export class UnknownIntentError extends Error {
  override readonly name = 'UnknownIntentError';
}

/** Acts on a notice by looking at the thing itself; what the notice says is only a hint. */
export async function actOnNotice(
  deps: PaymentDeps,
  notice: Pick<ProviderNotice, 'eventId' | 'type' | 'intentId'>,
): Promise<void> {
  if (notice.intentId === null) return;
  const payment = await payments.findPaymentByIntent(deps.db, deps.provider.name, notice.intentId);
  if (!payment) throw new UnknownIntentError(`no payment for ${notice.intentId} yet`);
  if (notice.type === disputeOpened) await recordDispute(deps, payment, notice.eventId);
  await settlePayment(deps, payment);
  await markNoticeDone(deps.db, deps.provider.name, notice.eventId);
}

/** A dispute is recorded and shown; it never voids a ticket silently (rule PAY-13). */
async function recordDispute(
  { db }: PaymentDeps,
  payment: { id: number; bookingId: number },
  eventId: string,
): Promise<void> {
  await payments.markDisputed(db, payment.id, 'disputed at the provider');
  await recordFinding(db, {
    kind: 'dispute',
    subject: String(payment.id),
    paymentId: payment.id,
    bookingId: payment.bookingId,
    details: { notice: eventId },
  });
}
