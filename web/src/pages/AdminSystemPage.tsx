import { SystemScreen } from '../features/operations/SystemScreen';
import { usePageHead } from '../head/use-page-head';

/** /admin/system: system health and jobs. */
export function AdminSystemPage() {
  usePageHead({ title: 'System', isPrivate: true });
  return <SystemScreen />;
}
