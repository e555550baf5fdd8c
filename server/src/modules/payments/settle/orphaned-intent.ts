import type { PaymentRow } from '../../../../db/schema/payments';
import type { ProviderIntent } from '../../../adapters/payments/payment-provider';
import { recordDiscrepancy, resolveDiscrepancy } from '../compare/discrepancies.repository';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';

/** What we found out about an intent that none of our payments refers to. */
export type OrphanedIntent =
  /** It belongs to another installation that uses the same account. */
  | { readonly kind: 'foreign' }
  /** Ours, but without a payment so far: the notice arrived before our commit, or the database was restored from a backup. */
  | { readonly kind: 'unknown' }
  /** Ours. Its payment never received the provider's answer, and has it now. */
  | { readonly kind: 'adopted'; readonly payment: PaymentRow }
  /** Ours, but its payment had already ended. We canceled the intent, or refunded it. */
  | { readonly kind: 'ended' };

/**
 * Finds out where an orphaned intent comes from and handles it, so that we never keep money without a booking.
 * @throws ProviderError if the provider can't be reached
 * Source: rules PAY-05, PAY-10, CRA-02.
 */
export async function handleOrphanedIntent(deps: PaymentDeps, intent: ProviderIntent): Promise<OrphanedIntent> {
  if (!isOurs(intent, deps.site)) return { kind: 'foreign' };
  const holdId = holdIdOf(intent);
  const payment = holdId === null ? null : await payments.findPaymentOfHold(deps.db, deps.provider.name, holdId);
  if (!payment || !isFor(intent, payment)) return { kind: 'unknown' };
  const stored = await payments.storeIntent(deps.db, payment.id, intent);
  if (stored !== null) return adopted(deps, payment);
  const current = await payments.findPayment(deps.db, payment.id);
  if (current?.intentId === intent.id) return adopted(deps, payment);
  await undoIntent(deps, payment, intent.id);
  return { kind: 'ended' };
}

async function adopted({ db }: PaymentDeps, { id }: PaymentRow): Promise<OrphanedIntent> {
  const payment = await payments.findPayment(db, id);
  return payment ? { kind: 'adopted', payment } : { kind: 'unknown' };
}

/**
 * Cancels an intent whose payment has already ended, so that no one can pay it. If it was paid, the money is refunded.
 * @throws ProviderError if the provider can't be reached
 */
export async function undoIntent(
  { db, provider }: PaymentDeps,
  payment: Pick<PaymentRow, 'id' | 'bookingId'>,
  intentId: string,
): Promise<void> {
  const intent = await provider.cancelIntent(intentId);
  if (intent.amountReceived <= intent.amountRefunded) return resolveDiscrepancy(db, 'unknown_intent', intentId);
  await recordDiscrepancy(db, {
    kind: 'unknown_intent',
    subject: intentId,
    paymentId: payment.id,
    bookingId: payment.bookingId,
    details: { receivedCents: intent.amountReceived },
  });
  // The payment is final and has no refunds, so number 0 is free to use as this refund's key.
  await provider.refund({ paymentId: payment.id, intentId, amount: intent.amountReceived, number: 0 });
}

/** Whether this installation created an intent. Others may share the provider account and number their holds from 1 too. */
export function isOurs({ metadata }: Pick<ProviderIntent, 'metadata'>, site: string): boolean {
  return metadata['site'] === site && metadata['hold'] !== undefined && metadata['booking'] !== undefined;
}

/** Whether an intent was created for this payment. */
export function isFor({ metadata, amount, currency }: ProviderIntent, payment: PaymentRow): boolean {
  return (
    metadata['hold'] === String(payment.holdId) &&
    metadata['booking'] === String(payment.bookingId) &&
    amount === payment.amountCents &&
    currency === payment.currency
  );
}

/** The hold that our intent was created for; null if its metadata names none. */
function holdIdOf({ metadata }: Pick<ProviderIntent, 'metadata'>): number | null {
  const text = metadata['hold'] ?? '';
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : null;
}
