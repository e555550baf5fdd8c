/**
 * What can differ between the payment provider's books and ours. Source: rules PAY-10, PAY-13.
 * - `amount_mismatch`: more, less or other money came than was asked for; it goes back
 * - `unknown_intent`: the provider has one of our intents, but no payment does
 * - `missing_at_provider`: one of our payments that the provider doesn't know
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
