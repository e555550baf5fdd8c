import { divideHalfUp } from '@ascendant/domain/money';
import type { SandboxIntentRow, SandboxTransactionRow } from '../../db/schema/sandbox';
import type { Transaction } from '../database/database';
import { insertTransaction } from './balance.repository';
import { newId } from './ledger-entries';

/** What a dispute costs, as at Stripe, in cents. It isn't given back when the dispute is won. */
const disputeFeeCents = 1500;

/** What a payment costs, as at Stripe: 2.9% and 30 cents. */
export function processingFee(amountCents: number): number {
  return divideHalfUp(amountCents * 29, 1000) + 30;
}

/** A movement of money: what arrives is positive. */
interface Movement extends Pick<SandboxTransactionRow, 'kind' | 'sourceId' | 'amountCents'> {
  readonly intent: Pick<SandboxIntentRow, 'id' | 'currency'>;
}

/** Records a refund, a dispute or its end in the balance. A payment is recorded with its charge. */
export async function recordMovement(tx: Transaction, { intent, ...movement }: Movement): Promise<void> {
  const feeCents = movement.kind === 'dispute_withheld' ? disputeFeeCents : 0;
  await insertTransaction(tx, {
    ...movement,
    id: newId('txn'),
    intentId: intent.id,
    feeCents,
    currency: intent.currency,
  });
}
