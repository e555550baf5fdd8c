import { OperationsScreen } from '../features/operations/OperationsScreen';
import { usePageHead } from '../head/use-page-head';

/** /admin/payments: system health, discrepancies and jobs. */
export function AdminPaymentsPage() {
  usePageHead({ title: 'Payments', isPrivate: true });
  return <OperationsScreen />;
}
