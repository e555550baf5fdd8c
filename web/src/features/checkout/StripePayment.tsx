import { useEffect, useRef, useState, type FormEvent } from 'react';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/FieldError';
import type { ProviderFormProps } from './provider-outcome';
import { loadStripe, type StripeClient, type StripeElements } from './stripe-loader';

interface StripePaymentProps extends ProviderFormProps {
  readonly publishableKey: string;
}

interface Mounted {
  readonly stripe: StripeClient;
  readonly elements: StripeElements;
}

const plainFailure = 'Your payment could not be made. Please try again.';

/** Stripe's own form, in its own frame: the card never touches this page. It cannot be sent before it has loaded. */
export function StripePayment({ clientSecret, publishableKey, payLabel, isBusy, onOutcome }: StripePaymentProps) {
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
    mount().catch(() => setFailed(true));
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
    const { error } = await mounted.stripe.confirmPayment({
      elements: mounted.elements,
      confirmParams: { return_url: window.location.origin + paths.paymentSuccess },
      redirect: 'if_required',
    });
    setAsking(false);
    onOutcome(error ? { kind: 'declined', sentence: error.message ?? plainFailure } : { kind: 'given' });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <div ref={place} className="stripe-place" />
      {hasFailed ? <FieldError>The payment form could not be loaded. Please try again.</FieldError> : null}
      <Button
        kind="primary"
        size="lg"
        block
        className="pay"
        type="submit"
        disabled={mounted === null}
        busy={(isBusy || isAsking) && 'Processing...'}
      >
        {payLabel}
      </Button>
    </form>
  );
}

function stripeTheme(): string {
  return getComputedStyle(document.documentElement).colorScheme.startsWith('dark') ? 'night' : 'stripe';
}
