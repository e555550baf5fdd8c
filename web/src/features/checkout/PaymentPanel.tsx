import { formatDollars, type Cents } from '@ascendant/domain/money';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { productName } from '@ascendant/domain/site/brand';
import { Suspense, type ReactNode } from 'react';
import { CentredSpinner } from '../../auth/CentredSpinner';
import type { PaymentIntent } from '../../data/open-payment';
import { lazyPage, type LazyPage } from '../../lazy-page';
import { classNames } from '../../ui/class-names';
import fieldStyles from '../../ui/form/Field.module.css';
import { Icon } from '../../ui/layout/Icon';
import styles from './PaymentPanel.module.css';
import type { ProviderOutcome, ProviderFormProps } from './use-settlement';

interface PaymentForm {
  /** 'Your payment is secured by Stripe'. */
  readonly securedBy: string;
  readonly Form: LazyPage<ProviderFormProps>;
}

/** The form of each provider. The server names the provider with the payment, so only its form is loaded. */
const paymentForms: Readonly<Record<PaymentProviderName, PaymentForm>> = {
  stripe: {
    securedBy: 'Stripe',
    Form: lazyPage(async () => (await import('./stripe/StripePayment')).StripePayment),
  },
  sandbox: {
    securedBy: `${productName} Sandbox`,
    Form: lazyPage(async () => (await import('./sandbox/SandboxPayment')).SandboxPayment),
  },
};

interface PaymentPanelProps {
  readonly intent: PaymentIntent;
  /** What's paid, as the server says. */
  readonly total: Cents;
  readonly note: string;
  readonly isBusy: boolean;
  /** Why the card was declined, shown until the next try because the toast disappears. */
  readonly declined: string | null;
  readonly onOutcome: (outcome: ProviderOutcome) => void;
  /** What's said above the form. */
  readonly children?: ReactNode;
}

/** The card form of the provider the server uses. */
export function PaymentPanel({ intent, total, note, isBusy, declined, onOutcome, children }: PaymentPanelProps) {
  const { provider, clientSecret, paymentIntentId } = intent;
  const form = {
    clientSecret,
    paymentIntentId,
    isBusy,
    onOutcome,
    payLabel: `Pay ${formatDollars(total)}`,
  };
  const { Form, securedBy } = paymentForms[provider.name];
  return (
    <PanelFrame note={note}>
      {children}
      <Suspense fallback={<CentredSpinner />}>
        <Form {...form} publishableKey={provider.publishableKey} />
      </Suspense>
      {declined === null ? null : (
        <p className={fieldStyles.error}>
          <Icon name="warn" />
          <span>{`${declined} You weren’t charged.`}</span>
        </p>
      )}
      <p className={classNames(styles.secured, 'meta row')}>
        <Icon name="lock" size="small" />
        <span>{`Your payment is secured by ${securedBy}`}</span>
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
