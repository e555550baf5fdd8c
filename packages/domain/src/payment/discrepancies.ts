/**
 * What can differ between the payment provider's books and ours. Source: rules PAY-10, PAY-13.
 * - `amount_mismatch`: more, less or other money came than was asked for; it goes back
 * - `unknown_intent`: the provider has an intent of ours that no payment has
 * - `missing_at_provider`: a payment of ours that the provider does not know
 * - `refund_at_provider`, `dispute`: done at the provider, by hand or by a bank
 * - `refund_failed`: the provider does not give money back that should go back
 */
export const discrepancyKinds = [
  'amount_mismatch',
  'unknown_intent',
  'missing_at_provider',
  'refund_at_provider',
  'dispute',
  'refund_failed',
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];
