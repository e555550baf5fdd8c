import { cents } from '@ascendant/domain/money';
import type Stripe from 'stripe';
import type { ProviderTransaction } from '../payment-provider';
import { idOf } from './stripe-intent';

/** What to expand in every transaction: what it's about, and so which payment it belongs to. */
export const expandSource = 'source';

/** One of Stripe's balance transactions; null for payouts, charges of Stripe's own, and refunds that aren't made yet. */
export function toTransaction(transaction: Stripe.BalanceTransaction): ProviderTransaction | null {
  const subject = subjectOf(transaction);
  if (subject === null) return null;
  return {
    id: transaction.id,
    ...subject,
    amount: cents(transaction.amount),
    fee: cents(transaction.fee),
    currency: transaction.currency,
    createdAt: new Date(transaction.created * 1000),
  };
}

type Subject = Pick<ProviderTransaction, 'kind' | 'intentId' | 'sourceId'>;

function subjectOf({ source, amount }: Stripe.BalanceTransaction): Subject | null {
  if (source === null || typeof source === 'string') return null;
  switch (source.object) {
    case 'charge':
      return { kind: 'payment', intentId: idOf(source.payment_intent), sourceId: idOf(source.payment_intent) };
    case 'refund':
      if (source.status === 'pending' || source.status === 'requires_action') return null;
      return {
        kind: amount < 0 ? 'refund' : 'refund_returned',
        intentId: idOf(source.payment_intent),
        sourceId: source.id,
      };
    case 'dispute':
      return {
        kind: amount < 0 ? 'dispute_withheld' : 'dispute_returned',
        intentId: idOf(source.payment_intent),
        sourceId: source.id,
      };
    default:
      return null;
  }
}
