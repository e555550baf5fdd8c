import { OperationsScreen } from '../features/operations/OperationsScreen';
import { usePageHead } from '../head/use-page-head';

/** /admin/payments: refunds, disputes and discrepancies that need someone. */
export function AdminPaymentsPage() {
  usePageHead({ title: 'Payments', isPrivate: true });
  return <OperationsScreen />;
}
