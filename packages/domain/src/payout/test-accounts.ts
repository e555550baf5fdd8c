/**
 * What an account in the sandbox does, chosen on the sandbox's own page.
 * - `works`: it's active at once, and its bank takes every payout
 * - `verifying`: it's checked for a while, then it's active
 * - `restricted`: the provider needs something
 * - `returned`: it's active, and its bank returns every payout
 */
export const testAccountBehaviours = ['works', 'verifying', 'restricted', 'returned'] as const;
export type TestAccountBehaviour = (typeof testAccountBehaviours)[number];

export const testAccountLabels: Readonly<Record<TestAccountBehaviour, string>> = {
  works: 'Everything is in order',
  verifying: 'Your details are checked for 3 minutes',
  restricted: 'Something is missing: the account is restricted',
  returned: 'In order, but your bank returns each payout',
};
