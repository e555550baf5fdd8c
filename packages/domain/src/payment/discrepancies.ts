/**
 * How the payment provider's records can differ from ours. Source: rules PAY-10, PAY-13.
 * - `amount_mismatch`: the amount or currency paid isn't what we asked for; we refund it
 * - `unknown_intent`: the provider has an intent with our mark that no payment refers to
 * - `missing_at_provider`: one of our payments that the provider doesn't know
 * - `refund_at_provider`, `dispute`: done at the provider, manually or by a bank
 * - `refund_failed`: the provider couldn't make a refund that's due
 * - `not_in_ledger`, `not_at_provider`: the provider's balance moved otherwise than the ledger says
 * - `payout_not_in_ledger`, `payout_not_at_provider`: the same of what was paid out to organizers, or taken back
 */
export const discrepancyKinds = [
  'amount_mismatch',
  'unknown_intent',
  'missing_at_provider',
  'refund_at_provider',
  'dispute',
  'refund_failed',
  'not_in_ledger',
  'not_at_provider',
  'payout_not_in_ledger',
  'payout_not_at_provider',
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];
