import { adminArea } from './admin-area';
import { AreaPage } from './AreaPage';

/** /admin and everything below it, for admins only. */
export function AdminPage() {
  return <AreaPage area={adminArea} roles={['admin']} />;
}
