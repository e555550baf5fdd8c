import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import type { PaymentRow } from '../../../db/schema/payments';
import type { ProviderNotice, WebhookHeaders } from '../../adapters/payments/payment-provider';
import { readClock } from '../../database/clock.repository';
import { inTransaction, type Transaction } from '../../database/database';
import { addJob } from '../../jobs/add-job.repository';
import { countDeclines } from './declines';
import { recordDiscrepancy } from './discrepancies.repository';
import * as notices from './notices.repository';
import { handleOrphanedIntent } from './orphaned-intent';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import { settlePayment } from './settle-payment';

const declined = 'payment_intent.payment_failed';

/** What is worth a look; a provider tells of much more. */
const worthALook: ReadonlySet<string> = new Set([
  declined,
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
]);

/** How long an unknown intent with our metadata is retried. Source: rule PAY-05. */
export const unknownIntentHours = 24;

/**
 * Takes a webhook in if its signature is right by the database's clock.
 * @returns as receiveNotice
 * @throws WebhookRefusedError for a wrong signature, or one that's too old or too far ahead
 */
export async function receiveWebhook(
  deps: PaymentDeps,
  { rawBody, headers }: { readonly rawBody: Buffer; readonly headers: WebhookHeaders },
): Promise<boolean> {
  const now = await readClock(deps.db);
  return receiveNotice(deps, deps.provider.readNotice(rawBody, headers, now));
}

/**
 * Takes a webhook in: once and for ever, together with the job that acts on it, so that a 200 means it will be acted on.
 * @returns false for one that came before, or is not for us
 * Source: rules PAY-05 to PAY-07.
 */
async function receiveNotice({ db, provider }: PaymentDeps, notice: ProviderNotice): Promise<boolean> {
  if (notice.livemode !== provider.livemode) return false;
  return inTransaction(db, async (tx) => {
    const state = await stateOf(tx, provider.name, notice);
    const isNew = await notices.insertNotice(tx, provider.name, { ...notice, state });
    if (isNew && state === 'pending') await addJob(tx, 'act_on_notice', { noticeId: notice.eventId });
    return isNew;
  });
}

/** Whether a notice is to be acted on. Most come after the confirm call, and tell what is done already. */
async function stateOf(
  tx: Transaction,
  provider: PaymentProviderName,
  { intentId, type }: ProviderNotice,
): Promise<'pending' | 'done' | 'ignored'> {
  if (intentId === null || !worthALook.has(type)) return 'ignored';
  const known = type === declined ? null : await payments.findPaymentByIntent(tx, provider, intentId);
  return known && !mayChange(known, type) ? 'done' : 'pending';
}

/**
 * Acts on a notice by looking at the thing itself; what the notice says is only a hint. May be called again: one that was acted on is
 * left alone, one whose intent is unknown stays pending and is tried again by the reconciler.
 * @throws ProviderError when the provider cannot be asked; the job comes again
 */
export async function actOnNotice(deps: PaymentDeps, noticeId: string): Promise<void> {
  const { db, provider } = deps;
  const notice = await notices.findNotice(db, provider.name, noticeId);
  if (!notice || notice.state !== 'pending' || notice.intentId === null) return;
  const known = await payments.findPaymentByIntent(db, provider.name, notice.intentId);
  if (known && mayChange(known, notice.type)) await settlePayment(deps, known);
  if (!known && !(await actOnStranger(deps, notice, notice.intentId))) return;
  if (known && notice.type === declined) {
    await countDeclines(deps, known, await notices.countNotices(db, provider.name, declined, notice.intentId));
  }
  await notices.markNotice(db, provider.name, noticeId, 'done');
}

/** Nothing that happens to the intent itself changes a payment that went through (`payment_failed` after `succeeded`). */
function mayChange({ status }: PaymentRow, type: string): boolean {
  const wentThrough = status === 'succeeded' || status === 'refund_pending' || status === 'refunded';
  return !(wentThrough && type.startsWith('payment_intent.'));
}

/** @returns whether that was all there is to do about it */
async function actOnStranger(deps: PaymentDeps, notice: notices.KnownNotice, intentId: string): Promise<boolean> {
  const orphaned = await handleOrphanedIntent(deps, await deps.provider.readIntent(intentId));
  if (orphaned.kind === 'adopted') await settlePayment(deps, orphaned.payment);
  if (orphaned.kind !== 'unknown') return true;
  if (notice.hoursOld < unknownIntentHours) {
    await notices.noteTry(deps.db, deps.provider.name, notice.eventId);
    return false;
  }
  await recordDiscrepancy(deps.db, {
    kind: 'unknown_intent',
    subject: intentId,
    paymentId: null,
    bookingId: null,
    details: { notice: notice.eventId },
  });
  return true;
}
