import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { productName } from '@ascendant/domain/site/brand';
import { lazyPage, type LazyPage } from '../../lazy-page';
import type { ProviderFormProps } from './provider-outcome';

interface PaymentForm {
  /** 'Your payment is secured by Stripe'. */
  readonly securedBy: string;
  readonly Form: LazyPage<ProviderFormProps>;
}

/** The form of each provider. The server names the provider with the payment, so only its form is loaded. */
export const paymentForms: Readonly<Record<PaymentProviderName, PaymentForm>> = {
  stripe: {
    securedBy: 'Stripe',
    Form: lazyPage(async () => (await import('./stripe/StripePayment')).StripePayment),
  },
  sandbox: {
    securedBy: `${productName} Sandbox`,
    Form: lazyPage(async () => (await import('./sandbox/SandboxPayment')).SandboxPayment),
  },
};
