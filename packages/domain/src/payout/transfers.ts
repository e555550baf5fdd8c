/**
 * How a transfer to an organizer stands.
 * - `pending`: it's being made, and made again under the same key if the provider doesn't answer
 * - `refused`: the provider refused; it's tried again under the same key
 * - `made`: the money is in the organizer's account at the provider
 * - `given_up`: it was refused, and less is owed by now
 * Source: docs/rules/payouts.md, "Transfers".
 */
export const transferStatuses = ['pending', 'refused', 'made', 'given_up'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** How taking some of it back stands. What's refused isn't tried again: the organizer's balance stays negative, and the next payout is lower. */
export const reversalStatuses = ['pending', 'made', 'refused'] as const;
export type ReversalStatus = (typeof reversalStatuses)[number];

/** How a payout from the organizer's account at the provider to their bank stands. */
export const bankPayoutStatuses = ['pending', 'paid', 'failed'] as const;
export type BankPayoutStatus = (typeof bankPayoutStatuses)[number];

/** What people read. */
export const transferLabels: Readonly<Record<TransferStatus, string>> = {
  pending: 'On its way',
  refused: 'Refused, and tried again',
  made: 'Paid',
  given_up: 'Given up',
};
export const bankPayoutLabels: Readonly<Record<BankPayoutStatus, string>> = {
  pending: 'On its way to the bank',
  paid: 'Sent to the bank',
  failed: 'Returned by the bank',
};
