import type { Cents } from '../money';
import { entryOn, type Posting } from './accounts';

/**
 * What the provider charges for a movement of money: for a payment its processing fee, for a dispute the dispute's. The site bears both.
 * @param transactionId of the provider's own list
 */
export function providerFeePosting(fee: {
  readonly transactionId: string;
  readonly amount: Cents;
  readonly chargedAt: Date;
}): Posting {
  return {
    key: `provider_fee:${fee.transactionId}`,
    cause: 'provider_fee',
    refundId: null,
    disputeId: null,
    occurredAt: fee.chargedAt,
    entries: [entryOn('provider_fees', fee.amount), entryOn('provider', -fee.amount)],
  };
}
