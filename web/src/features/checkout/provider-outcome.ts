/** What the provider told the browser. The server checks with the provider itself. */
export type ProviderOutcome =
  | { readonly kind: 'given' }
  | { readonly kind: 'declined'; readonly sentence: string }
  /** No answer: it may have taken the card, or never heard of it. */
  | { readonly kind: 'unanswered' };

export interface ProviderFormProps {
  readonly paymentIntentId: string;
  readonly clientSecret: string;
  /** What the provider's own script is started with; null for a provider without one. */
  readonly publishableKey: string | null;
  /** 'Pay $1,156.23' */
  readonly payLabel: string;
  /** The booking is being confirmed, or the price is being recalculated. */
  readonly isBusy: boolean;
  readonly onOutcome: (outcome: ProviderOutcome) => void;
}
