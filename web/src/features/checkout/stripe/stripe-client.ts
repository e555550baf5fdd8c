import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { ProviderOutcome } from '../use-settlement';

/** Stripe's client with the elements of one payment. */
export interface StripePage {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/**
 * Loads Stripe's script when it's first needed, from Stripe's host as Stripe requires, in the release that matches the API version
 * of the server's SDK (`scripts/stripe-release.test.ts`).
 * @throws Error if it can't be loaded
 */
export async function openStripe(publishableKey: string | null, clientSecret: string): Promise<StripePage> {
  if (publishableKey === null) throw new Error('The server named no publishable key');
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error('Stripe did not load');
  return { stripe, elements: stripe.elements({ clientSecret, appearance: { theme: stripeTheme() } }) };
}

const plainFailure = 'Your payment didn’t go through. Please try again.';

/** Errors that say nothing about the card. Source: Stripe documentation, docs.stripe.com/api/errors. */
const saysNothing: ReadonlySet<string> = new Set(['api_connection_error', 'api_error', 'rate_limit_error']);

/** If the bank asks the user to confirm, Stripe sends them there and then back to the return URL. */
export async function confirmWithStripe({ stripe, elements }: StripePage, returnUrl: string): Promise<ProviderOutcome> {
  try {
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    if (error === undefined) return { kind: 'given' };
    if (saysNothing.has(error.type)) return { kind: 'unanswered' };
    return { kind: 'declined', sentence: error.message ?? plainFailure };
  } catch {
    return { kind: 'unanswered' };
  }
}

function stripeTheme(): 'night' | 'stripe' {
  return getComputedStyle(document.documentElement).colorScheme.startsWith('dark') ? 'night' : 'stripe';
}
