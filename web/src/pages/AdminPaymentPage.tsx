import { useParams } from 'react-router';
import { PaymentTimeline } from '../features/lookup/PaymentTimeline';
import { paths } from '../paths';
import { AreaHead } from '../shell/AreaHead';
import { Crumbs } from '../ui/layout/Crumbs';

/** /admin/lookup/payments/{id}: what happened to a payment. */
export function AdminPaymentPage() {
  const { id = '' } = useParams();
  return (
    <>
      <Crumbs links={[{ label: 'Look up', to: paths.adminLookup }]} />
      <AreaHead title="Payment" />
      <PaymentTimeline id={Number(id)} />
    </>
  );
}
