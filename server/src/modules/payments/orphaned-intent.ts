import type { PaymentRow } from '../../../db/schema/payments';
import type { ProviderIntent } from '../../adapters/payments/payment-provider';
import { recordDiscrepancy, resolveDiscrepancy } from './discrepancies.repository';
import { holdIdOf, isFor, isOurs } from './our-intent';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';

/** What an intent is that none of our payments has. */
export type OrphanedIntent =
  /** It belongs to another installation that uses the same account. */
  | { readonly kind: 'foreign' }
  /** Ours, and its payment is not there (yet): a database that was set back, or a notice that was faster than our own commit. */
  | { readonly kind: 'unknown' }
  /** Ours, and the payment that asked for it had not heard of it; now it has. */
  | { readonly kind: 'adopted'; readonly payment: PaymentRow }
  /** Ours, and its payment ended without it: canceled, or sent back. */
  | { readonly kind: 'ended' };

/**
 * Finds out what an unknown intent is, and deals with it: money is never kept for nothing.
 * @throws ProviderError when the provider cannot be asked
 * Source: rules PAY-05, PAY-10, CRA-02.
 */
export async function handleOrphanedIntent(deps: PaymentDeps, intent: ProviderIntent): Promise<OrphanedIntent> {
  if (!isOurs(intent, deps.site)) return { kind: 'foreign' };
  const holdId = holdIdOf(intent);
  const payment = holdId === null ? null : await payments.findPaymentOfHold(deps.db, deps.provider.name, holdId);
  if (!payment || !isFor(intent, payment)) return { kind: 'unknown' };
  if (await payments.storeIntent(deps.db, payment.id, intent)) return adopted(deps, payment);
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
 * Ends an intent whose payment is final without it, so that no one can pay it. If it was paid, the money is refunded.
 * @throws ProviderError when the provider cannot be asked
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
  // The payment is final and has no refunds of its own: number 0 is this one's key.
  await provider.refund({ paymentId: payment.id, intentId, amount: intent.amountReceived, number: 0 });
}
