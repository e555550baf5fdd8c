/** What the provider said to the browser. The server asks the provider itself before it believes any of it. */
export type ProviderOutcome = { readonly kind: 'given' } | { readonly kind: 'declined'; readonly sentence: string };

export interface ProviderFormProps {
  readonly paymentIntentId: string;
  readonly clientSecret: string;
  /** 'Pay $1,156.23' */
  readonly payLabel: string;
  /** The payment is being turned into a booking, or the figures are changing. */
  readonly isBusy: boolean;
  readonly onOutcome: (outcome: ProviderOutcome) => void;
}
