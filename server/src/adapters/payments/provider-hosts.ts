import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';

const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'] as const;

/** Where Stripe's script, frames and calls are. Source: Stripe documentation, docs.stripe.com/security/guide, Content security policy. */
const stripeHosts = {
  scripts,
  frames: [...scripts, 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
} as const;

/** What our pages may load from a payment provider, which its form in the browser needs. Source: rule WEB-02. */
interface ProviderHosts {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** Calls from the page. */
  readonly calls: readonly string[];
}

/** By provider. The sandbox is on this server. */
export const providerHosts: Readonly<Record<PaymentProviderName, ProviderHosts>> = {
  stripe: stripeHosts,
  sandbox: { scripts: [], frames: [], calls: [] },
};
