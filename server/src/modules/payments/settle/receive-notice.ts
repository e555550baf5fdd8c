import { wentThrough } from '@ascendant/domain/booking/lifecycle';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import type { PaymentRow } from '../../../../db/schema/payments';
import { actedOn, declinedNotice, type WebhookHeaders } from '../../../adapters/payments/notice-types';
import type { ProviderNotice } from '../../../adapters/payments/payment-provider';
import { readClock } from '../../../database/clock.repository';
import { inTransaction, type Database } from '../../../database/database';
import { addJob } from '../../../jobs/add-job.repository';
import { recordDiscrepancy } from '../compare/discrepancies.repository';
import { insertAttempt } from '../open/attempts.repository';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { countDeclines } from './declines';
import * as notices from './notices.repository';
import { handleOrphanedIntent } from './orphaned-intent';
import { settlePayment } from './settle-payment';

const worthALook: ReadonlySet<string> = new Set(actedOn);

/** How long we retry a notice about an unknown intent that carries our metadata. Source: rule PAY-05. */
export const unknownIntentHours = 24;

/**
 * Accepts a webhook if its signature is valid and, by the database's clock, recent.
 * @returns as receiveNotice
 * @throws WebhookRefusedError if the signature is wrong, too old or too far in the future
 */
export async function receiveWebhook(
  deps: PaymentDeps,
  { rawBody, headers }: { readonly rawBody: Buffer; readonly headers: WebhookHeaders },
): Promise<boolean> {
  const now = await readClock(deps.db);
  return receiveNotice(deps, deps.provider.readNotice(rawBody, headers, now));
}

/**
 * Stores a notice once, in one transaction with the job that acts on it: after a 200, we're sure to act on it.
 * @returns false if we already have it, or if it isn't for us
 * Source: rules PAY-05 to PAY-07.
 */
async function receiveNotice({ db, provider }: PaymentDeps, notice: ProviderNotice): Promise<boolean> {
  if (notice.livemode !== provider.livemode) return false;
  const state = await stateOf(db, provider.name, notice);
  if (state !== 'pending') return notices.insertNotice(db, provider.name, { ...notice, state });
  return inTransaction(db, async (tx) => {
    const isNew = await notices.insertNotice(tx, provider.name, { ...notice, state });
    if (isNew) await addJob(tx, 'act_on_notice', { noticeId: notice.eventId });
    return isNew;
  });
}

/** Whether we need to act on a notice. Most arrive after the confirm call and tell us what we already know. */
async function stateOf(
  db: Database,
  provider: PaymentProviderName,
  { intentId, type }: ProviderNotice,
): Promise<'pending' | 'done' | 'ignored'> {
  if (intentId === null || !worthALook.has(type)) return 'ignored';
  const known = type === declinedNotice ? null : await payments.findPaymentByIntent(db, provider, intentId);
  return known && !mayChange(known, type) ? 'done' : 'pending';
}

/**
 * Acts on a notice by reading the intent from the provider; the notice itself is only a hint. It's safe to call again: a notice that's
 * done is left alone. If the intent is unknown, the notice stays pending and the reconciler retries it.
 * @throws ProviderError if the provider can't be reached; the job is retried
 */
export async function actOnNotice(deps: PaymentDeps, noticeId: string): Promise<void> {
  const { db, provider } = deps;
  const notice = await notices.findNotice(db, provider.name, noticeId);
  if (!notice || notice.state !== 'pending' || notice.intentId === null) return;
  const known = await payments.findPaymentByIntent(db, provider.name, notice.intentId);
  if (known && mayChange(known, notice.type)) await settlePayment(deps, known);
  if (!known && !(await actOnStranger(deps, notice, notice.intentId))) return;
  if (known && notice.type === declinedNotice) {
    for (const attempt of await provider.listAttempts(notice.intentId)) await insertAttempt(db, known.id, attempt);
    await countDeclines(deps, known, await notices.countNotices(db, provider.name, declinedNotice, notice.intentId));
  }
  await notices.markNotice(db, provider.name, noticeId, 'done');
}

/** Once a payment went through, notices about its intent don't change it, such as `payment_failed` after `succeeded`. */
function mayChange({ status }: PaymentRow, type: string): boolean {
  return !(wentThrough(status) && type.startsWith('payment_intent.'));
}

/** @returns false if the notice needs another try later */
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
