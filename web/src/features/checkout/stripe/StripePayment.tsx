import { useState, type FormEvent } from 'react';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/Field';
import { useSettle } from '../../../ui/form/open-forms';
import panelStyles from '../PaymentPanel.module.css';
import type { ProviderFormProps } from '../use-settlement';
import { confirmWithStripe, type StripePage } from './stripe-client';
import styles from './StripePayment.module.css';
import { useStripePage } from './use-stripe-page';

/** Stripe's own form in its own frame: the card number never reaches this page. */
export function StripePayment(props: ProviderFormProps) {
  const [tries, setTries] = useState(1);
  return <StripeForm key={tries} {...props} onReload={() => setTries(tries + 1)} />;
}

interface StripeFormProps extends ProviderFormProps {
  readonly onReload: () => void;
}

/** The buyer's wallets, if there are any, and the card form below. It can't be submitted before it has loaded. */
function StripeForm({ clientSecret, publishableKey, payLabel, isBusy, onOutcome, onReload }: StripeFormProps) {
  const [isAsking, setAsking] = useState(false);
  const ask = async (page: StripePage) => {
    setAsking(true);
    const outcome = await confirmWithStripe(page, window.location.origin + paths.paymentSuccess);
    setAsking(false);
    onOutcome(outcome);
  };
  const onWallet = (opened: StripePage) => void ask(opened);
  const { card, wallets, page, offered, hasFailed } = useStripePage({ clientSecret, publishableKey, onWallet });
  const settle = useSettle();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (page && (await settle())) await ask(page);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <div ref={wallets} className={styles.wallets} data-offered={offered} />
      {offered === 'some' ? <p className={styles.divider}>or pay by card</p> : null}
      <div ref={card} className={styles.place} />
      {hasFailed ? <NotLoaded onRetry={onReload} /> : null}
      <Button
        kind="primary"
        size="large"
        block
        className={panelStyles.pay}
        type="submit"
        disabled={page === null}
        busy={(isBusy || isAsking) && 'Processing...'}
      >
        {payLabel}
      </Button>
    </form>
  );
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
