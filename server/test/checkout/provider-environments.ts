import type { ProviderName } from '../../src/adapters/payments/payment-provider';
import type { EnvironmentOptions, ProviderEnvironment } from './provider-environment';
import { sandboxEnvironment } from './sandbox-environment';
import { stripeEnvironment } from './stripe-environment';

/** Both providers, for `describe.each`. */
export const providerEnvironments: readonly [
  ProviderName,
  (options?: EnvironmentOptions) => Promise<ProviderEnvironment>,
][] = [
  ['sandbox', sandboxEnvironment],
  ['stripe', stripeEnvironment],
];
