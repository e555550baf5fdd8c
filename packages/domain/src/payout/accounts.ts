/**
 * How an organizer's account at the payment provider stands, as the provider reports it.
 * - `onboarding`: the organizer hasn't finished the provider's questions
 * - `verifying`: the provider is checking the answers
 * - `active`: it can be paid
 * - `restricted`: the provider needs something, or has closed it
 * Source: docs/rules/payouts.md, "Accounts".
 */
export const payoutAccountStates = ['onboarding', 'verifying', 'active', 'restricted'] as const;
export type PayoutAccountState = (typeof payoutAccountStates)[number];

/** The same, or that there's none yet, or that the provider no longer lets us read it. */
export const payoutConnections = ['none', ...payoutAccountStates, 'lost'] as const;
export type PayoutConnection = (typeof payoutConnections)[number];

/** What an organizer reads about their account. */
export const connectionLabels: Readonly<Record<PayoutConnection, { readonly title: string; readonly text: string }>> = {
  none: {
    title: 'Connect your account',
    text: 'Tell our payment provider who you are and where your money should go. It takes a few minutes.',
  },
  onboarding: {
    title: 'Finish connecting your account',
    text: 'Our payment provider still has questions for you. Your answers so far are saved there.',
  },
  verifying: {
    title: 'Your account is being checked',
    text: 'Our payment provider is checking your details. We’ll email you when it’s done.',
  },
  active: { title: 'Your account is connected', text: 'We pay you after each event.' },
  restricted: {
    title: 'Your account needs attention',
    text: 'Our payment provider needs something from you before we can pay you.',
  },
  lost: {
    title: 'We can’t reach your account',
    text: 'Our payment provider no longer lets us pay this account, so your payouts are on hold. What you’ve earned stays yours. Start over with another account to be paid.',
  },
};

/**
 * Where accounts can be: two letters, ISO 3166-1, lower case. An account's country can't change, so organizers are asked. In the order of their names, the site's own first.
 * Source: Stripe documentation, docs.stripe.com/connect/cross-border-payouts, "Supported countries": where a site in Canada or the United States can transfer to.
 */
export const payoutCountries = [
  ...(['ca', 'us', 'at', 'be', 'bg', 'hr', 'cy', 'cz', 'dk', 'ee', 'fi', 'fr', 'de', 'gr', 'hu', 'ie', 'it'] as const),
  ...(['lv', 'li', 'lt', 'lu', 'mt', 'nl', 'no', 'pl', 'pt', 'ro', 'sk', 'si', 'es', 'se', 'ch', 'gb'] as const),
] as const;
export type PayoutCountry = (typeof payoutCountries)[number];

/** What someone without an account reads who hasn't said where they are. */
export const chooseCountry = 'Please choose a country.';

/** What an organizer without an account that can be paid reads while they edit an event that costs something. */
export const unpayableHint =
  'An event that costs something is only published once you can be paid. You can save it and send it to review before you connect an account.';

/** What someone who publishes a paid event reads, if its organizer can't be paid. @param isOwn whether they're the organizer */
export function unpayableSentence(isOwn: boolean): string {
  return isOwn
    ? 'Connect an account first, so that you can be paid: go to Earnings. Your event is saved. Free events don’t need one.'
    : 'Its organizer can’t be paid yet, so this event can’t be published. They connect an account under Earnings. Nothing is lost.';
}
