import { cents } from '@ascendant/domain/money';
import type { PaymentRow } from '../../../../db/schema/payments';
import { type IntentOrder, type ProviderIntent, ProviderError } from '../../../adapters/payments/payment-provider';
import { inTransaction, withCommit, type BeforeCommit } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { faultPoint } from '../../../faults/fault-points';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { undoIntent } from '../settle/orphaned-intent';

/** What the browser needs to pay. */
export interface PayableIntent {
  readonly intentId: string;
  readonly clientSecret: string;
  /** When it was stored, by the database's clock; null if we already had it. */
  readonly storedAt: Date | null;
}

/** An intent we've just stored. */
export interface StoredIntent extends PayableIntent {
  readonly storedAt: Date;
}

/**
 * T2: returns a payment's intent. If we haven't stored one, we ask the provider. Should its earlier answer have been lost, it returns
 * that same intent again (CRA-02, CRA-03).
 * @param beforeCommit sends at once what's written with it; null if there's nothing more
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
  const stored = await storeIntent(deps, { paymentId: payment.id, intent }, beforeCommit);
  FAULT: await faultPoint('intent-stored');
  if (stored) return stored;
  const current = await payments.findPayment(deps.db, payment.id);
  if (current?.status === 'canceled') {
    await undoIntent(deps, payment, intent.id);
    throw new AppError('illegal_transition', {
      message: 'Your seats are no longer held. Please try again.',
    });
  }
  return { intentId: intent.id, clientSecret: intent.clientSecret, storedAt: null };
}

/** @returns null if the payment has ended, or already has an intent */
async function storeIntent(
  { db }: PaymentDeps,
  { paymentId, intent }: { readonly paymentId: number; readonly intent: ProviderIntent },
  beforeCommit: BeforeCommit<StoredIntent> | null,
): Promise<StoredIntent | null> {
  const stored = (storedAt: Date | null) =>
    storedAt && { intentId: intent.id, clientSecret: intent.clientSecret, storedAt };
  // Without anything else to write, it's one statement.
  if (beforeCommit === null) return stored(await payments.storeIntent(db, paymentId, intent));
  return inTransaction(db, async (tx) => {
    const made = stored(await payments.storeIntent(tx, paymentId, intent));
    if (made !== null) await withCommit(tx, () => beforeCommit(tx, made));
    return made;
  });
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

/** Runs what asks the payment provider. @throws AppError payments_unavailable if it can't be reached */
export async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) throw new AppError('payments_unavailable', { retryAfterSeconds: 10 });
    throw error;
  }
}
