import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths';
import { adminArea } from './admin-area';
import { AreaPage } from './AreaPage';

/** /admin and everything below it, for admins only. */
export function AdminPage() {
  const { pathname } = useLocation();
  if (pathname === paths.admin) return <Navigate to={paths.adminEvents} replace />;
  return <AreaPage area={adminArea} roles={['admin']} />;
}
