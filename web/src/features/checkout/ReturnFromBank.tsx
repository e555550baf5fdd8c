import { CentredSpinner } from '../../auth/CentredSpinner';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/layout/EmptyState';
import { unreachedText } from './checkout-text';
import styles from './Checkout.module.css';
import { PaymentDeadEnd } from './CheckoutNotices';
import { useReturn } from './use-return';

/** Shown to someone returning from their bank, until they're taken to their tickets or back to the card form. */
export function ReturnFromBank({ paymentIntentId }: { readonly paymentIntentId: string }) {
  const { deadEnd, unreached, isConfirming, again } = useReturn(paymentIntentId);
  if (deadEnd === null && unreached === null) return <CentredSpinner label="Confirming your payment" />;
  return (
    <main data-frame="task" className={classNames(styles.page, 'container')}>
      {deadEnd ? <PaymentDeadEnd deadEnd={deadEnd} /> : null}
      {unreached ? (
        <EmptyState
          title="We don’t know yet whether you’ve paid"
          text={unreachedText(unreached, null)}
          level={1}
          kind="failed"
        >
          <Button kind="primary" onClick={again} busy={isConfirming && 'Asking...'}>
            Try again
          </Button>
        </EmptyState>
      ) : null}
    </main>
  );
}
