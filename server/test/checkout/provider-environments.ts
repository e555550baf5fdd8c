import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import type { EnvironmentOptions, ProviderEnvironment } from './provider-environment';
import { sandboxEnvironment } from './sandbox-environment';
import { stripeEnvironment } from './stripe-environment';

/** Both providers, for `describe.each`. */
export const providerEnvironments: readonly [
  PaymentProviderName,
  (options?: EnvironmentOptions) => Promise<ProviderEnvironment>,
][] = [
  ['sandbox', sandboxEnvironment],
  ['stripe', stripeEnvironment],
];
