import { CentredSpinner } from '../../auth/CentredSpinner';
import { PaymentDeadEnd } from './CheckoutNotices';
import { useReturn } from './use-return';

/** Stands while somebody who was led to their bank is brought on: to the tickets, or back to the card form. */
export function ReturnFromBank({ paymentIntentId }: { readonly paymentIntentId: string }) {
  const settlement = useReturn(paymentIntentId);
  if (settlement === null || settlement.kind === 'confirmed' || settlement.kind === 'unpaid') {
    return <CentredSpinner label="Confirming your payment" />;
  }
  return (
    <main className="wrap checkout">
      <PaymentDeadEnd deadEnd={settlement} />
    </main>
  );
}
