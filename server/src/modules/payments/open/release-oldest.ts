import type { PaymentRow } from '../../../../db/schema/payments';
import { ProviderError } from '../../../adapters/payments/payment-provider';
import type { PaymentDeps } from '../payment-deps';
import { findPaymentsOfLiveHolds } from './open-payments.repository';
import { releasePayment } from './release-payment';

/**
 * T6: gives up the oldest checkout that a person has left, so that they can begin another. One that's being paid stays; one that turns
 * out to be paid is booked, and then keeps no hold either.
 * @returns whether a hold has ended
 * @throws ProviderError if the provider can't be reached; nothing has ended then
 * Source: rule PAY-16.
 */
export async function releaseOldest(deps: PaymentDeps, userId: number): Promise<boolean> {
  for (const payment of await findPaymentsOfLiveHolds(deps.db, userId)) {
    if (await isBeingPaid(deps, payment)) continue;
    const ended = await releasePayment(deps, payment);
    // The bank may have begun to process it since we asked.
    if (ended.status !== 'pending') return true;
  }
  return false;
}

/** Whether the bank is processing it, or is asking its customer something. */
async function isBeingPaid({ provider }: PaymentDeps, { intentId, ...payment }: PaymentRow): Promise<boolean> {
  if (intentId === null || payment.provider !== provider.name) return false;
  try {
    const { status } = await provider.readIntent(intentId);
    return status === 'processing' || status === 'requires_action';
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'not_found') return false;
    throw error;
  }
}
