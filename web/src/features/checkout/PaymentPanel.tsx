import { formatDollars } from '@ascendant/domain/money';
import { productName } from '@ascendant/domain/site/brand';
import { Suspense, type ReactNode } from 'react';
import { CentredSpinner } from '../../auth/CentredSpinner';
import type { PaymentIntent } from '../../data/open-payment';
import { lazyPage } from '../../lazy-page';
import { classNames } from '../../ui/class-names';
import fieldStyles from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon';
import type { CheckoutTerms } from './checkout-terms';
import styles from './PaymentPanel.module.css';
import type { ProviderOutcome } from './provider-outcome';

/** The server names the provider with the payment, so only its form is loaded. */
const SandboxPayment = lazyPage(async () => (await import('./SandboxPayment')).SandboxPayment);
const StripePayment = lazyPage(async () => (await import('./StripePayment')).StripePayment);

interface PaymentPanelProps {
  readonly intent: PaymentIntent;
  readonly terms: CheckoutTerms;
  readonly isBusy: boolean;
  /** Why the card was declined, shown until the next try because the toast disappears. */
  readonly declined: string | null;
  readonly onOutcome: (outcome: ProviderOutcome) => void;
}

/** The card form of the provider the server uses. */
export function PaymentPanel({ intent, terms, isBusy, declined, onOutcome }: PaymentPanelProps) {
  const { provider, clientSecret, paymentIntentId } = intent;
  const form = {
    clientSecret,
    paymentIntentId,
    isBusy,
    onOutcome,
    payLabel: `Pay ${formatDollars(terms.quote.total)}`,
  };
  const isStripe = provider.name === 'stripe' && provider.publishableKey !== null;
  return (
    <PanelFrame note="Enter your payment details to complete your booking">
      <Suspense fallback={<CentredSpinner />}>
        {isStripe && provider.publishableKey !== null ? (
          <StripePayment {...form} publishableKey={provider.publishableKey} />
        ) : (
          <SandboxPayment {...form} />
        )}
      </Suspense>
      {declined === null ? null : (
        <p className={fieldStyles.error}>
          <Icon name="warn" />
          <span>{`${declined} You weren’t charged.`}</span>
        </p>
      )}
      <p className={classNames(styles.secured, 'meta row')}>
        <Icon name="lock" size="small" />
        <span>{`Your payment is secured by ${isStripe ? 'Stripe' : `${productName} Sandbox`}`}</span>
      </p>
    </PanelFrame>
  );
}

/** The frame of the checkout's payment side. */
export function PanelFrame({ note, children }: { readonly note?: string; readonly children: ReactNode }) {
  return (
    <section className={classNames(styles.payment, 'panel roomy')}>
      <h2>Payment Information</h2>
      {note ? <p className="meta">{note}</p> : null}
      {children}
    </section>
  );
}
