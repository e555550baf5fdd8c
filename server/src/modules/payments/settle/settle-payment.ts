import type { PaymentRow } from '../../../../db/schema/payments';
import type { PaymentDeps } from '../payment-deps';
import { applyIntent, type SettledPayment, type SettleOptions } from './apply-intent';
import { countDeclines } from './declines';
import { followProvider } from './provider-changes';

/**
 * Reads a payment's state from the provider and applies it. The confirm call, the webhook, the sweeper and the reconciler all use it,
 * at any time and concurrently.
 * @returns null if the payment doesn't have an intent yet
 * @throws ProviderError if the provider can't be reached
 * Source: transitions T3 to T7; rules PAY-07, PAY-08.
 */
export async function settlePayment(
  deps: PaymentDeps,
  payment: PaymentRow,
  options: SettleOptions = { closeReason: 'expired' },
): Promise<SettledPayment | null> {
  if (payment.intentId === null) return null;
  const intent = await deps.provider.readIntent(payment.intentId);
  const settled = await applyIntent(deps, payment, intent, options);
  if (intent.lastError !== null) await countDeclines(deps, payment, 1);
  await followProvider(deps, settled.payment, intent);
  return settled;
}
