import type { ProviderName } from '../../src/adapters/payments/payment-provider';
import type { GroundOptions, ProviderGround } from './provider-ground';
import { sandboxGround } from './sandbox-ground';
import { stripeGround } from './stripe-ground';

/** Both providers, for `describe.each`. */
export const grounds: readonly [ProviderName, (options?: GroundOptions) => Promise<ProviderGround>][] = [
  ['sandbox', sandboxGround],
  ['stripe', stripeGround],
];
