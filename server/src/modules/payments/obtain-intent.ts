import { cents } from '@ascendant/domain/money';
import type { PaymentRow } from '../../../db/schema/payments';
import type { IntentOrder } from '../../adapters/payments/payment-provider';
import type { BeforeCommit } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { faultPoint } from '../../faults/fault-points';
import { undoIntent } from './orphaned-intent';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import { payableOf, storedAs, type PayableIntent, type StoredIntent } from './store-intent';

/**
 * T2: returns a payment's intent. If we haven't stored one, we ask the provider. Should its earlier answer have been lost, it returns
 * that same intent again (CRA-02, CRA-03).
 * @param beforeCommit sends at once what's written with it; null if there's nothing more, and it's one statement
 * @throws AppError illegal_transition if the payment ended while we were asking; we've canceled the intent, so no one can pay it
 * @throws ProviderError if the provider can't be reached
 */
export async function obtainIntent(
  deps: PaymentDeps,
  payment: PaymentRow,
  beforeCommit: BeforeCommit<StoredIntent> | null,
): Promise<PayableIntent> {
  const { intentId, clientSecret } = payment;
  if (intentId !== null && clientSecret !== null) return { intentId, clientSecret, storedAt: null };
  FAULT: await faultPoint('hold-committed');
  const intent = await deps.provider.createIntent(orderOf(payment));
  FAULT: await faultPoint('intent-made');
  const made = { paymentId: payment.id, intent };
  const stored =
    beforeCommit === null
      ? storedAs(made, await payments.storeIntents(deps.db, [made]))
      : await deps.storeIntent({ ...made, beforeCommit });
  FAULT: await faultPoint('intent-stored');
  if (stored) return stored;
  const current = await payments.findPayment(deps.db, payment.id);
  if (current?.status === 'canceled') {
    await undoIntent(deps, payment, intent.id);
    throw new AppError('illegal_transition', {
      message: 'Your seats are no longer held. Please try again.',
    });
  }
  return { ...payableOf(intent), storedAt: null };
}

/** The request to the provider. */
function orderOf(payment: PaymentRow): IntentOrder {
  return {
    holdId: payment.holdId,
    bookingId: payment.bookingId,
    amount: cents(payment.amountCents),
    currency: payment.currency,
  };
}
