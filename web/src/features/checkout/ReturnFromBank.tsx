import { CentredSpinner } from '../../auth/CentredSpinner';
import { classNames } from '../../ui/class-names';
import styles from './Checkout.module.css';
import { PaymentDeadEnd } from './CheckoutNotices';
import { useReturn } from './use-return';

/** Shown to someone returning from their bank, until they're taken to their tickets or back to the card form. */
export function ReturnFromBank({ paymentIntentId }: { readonly paymentIntentId: string }) {
  const settlement = useReturn(paymentIntentId);
  if (settlement === null || settlement.kind === 'confirmed' || settlement.kind === 'unpaid') {
    return <CentredSpinner label="Confirming your payment" />;
  }
  return (
    <main data-frame="task" className={classNames(styles.page, 'container')}>
      <PaymentDeadEnd deadEnd={settlement} />
    </main>
  );
}
