import { useEffect, useRef, useState, type FormEvent } from 'react';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/FieldError';
import panelStyles from './PaymentPanel.module.css';
import type { ProviderFormProps } from './provider-outcome';
import { loadStripe, type StripeClient, type StripeElements } from './stripe-loader';
import styles from './StripePayment.module.css';

interface StripePaymentProps extends ProviderFormProps {
  readonly publishableKey: string;
}

interface Mounted {
  readonly stripe: StripeClient;
  readonly elements: StripeElements;
}

const plainFailure = 'Your payment didn’t go through. Please try again.';

/** Stripe's own form in its own frame: the card number never reaches this page. */
export function StripePayment(props: StripePaymentProps) {
  const [tries, setTries] = useState(1);
  return <StripeForm key={tries} {...props} onReload={() => setTries(tries + 1)} />;
}

interface StripeFormProps extends StripePaymentProps {
  readonly onReload: () => void;
}

/** The form can't be submitted before it has loaded. */
function StripeForm({ clientSecret, publishableKey, payLabel, isBusy, onOutcome, onReload }: StripeFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState<Mounted | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    let unmount: (() => void) | null = null;
    let isGone = false;
    const mount = async () => {
      const stripe = await loadStripe(publishableKey);
      if (isGone || !place.current) return;
      const elements = stripe.elements({ clientSecret, appearance: { theme: stripeTheme() } });
      const element = elements.create('payment');
      element.on('ready', () => setMounted({ stripe, elements }));
      element.on('loaderror', () => setFailed(true));
      element.mount(place.current);
      unmount = () => element.unmount();
    };
    mount().catch(() => (isGone ? undefined : setFailed(true)));
    return () => {
      isGone = true;
      unmount?.();
      setMounted(null);
    };
  }, [clientSecret, publishableKey]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!mounted) return;
    setAsking(true);
    const { error } = await askStripe(mounted);
    setAsking(false);
    onOutcome(error ? { kind: 'declined', sentence: error.message ?? plainFailure } : { kind: 'given' });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <div ref={place} className={styles.place} />
      {hasFailed ? <NotLoaded onRetry={onReload} /> : null}
      <Button
        kind="primary"
        size="large"
        block
        className={panelStyles.pay}
        type="submit"
        disabled={mounted === null}
        busy={(isBusy || isAsking) && 'Processing...'}
      >
        {payLabel}
      </Button>
    </form>
  );
}

/** If the bank asks the user to confirm, Stripe sends them there and then back to the return URL. */
async function askStripe({ stripe, elements }: Mounted): Promise<{ error?: { message?: string } }> {
  try {
    return await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: window.location.origin + paths.paymentSuccess },
      redirect: 'if_required',
    });
  } catch {
    return { error: {} };
  }
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <FieldError>We couldn’t load the payment form. Please try again.</FieldError>
      <Button size="small" onClick={onRetry}>
        Reload form
      </Button>
    </>
  );
}

function stripeTheme(): string {
  return getComputedStyle(document.documentElement).colorScheme.startsWith('dark') ? 'night' : 'stripe';
}
