import { Route, Routes } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { RequireRole } from '../auth/guards';
import { AdminEvents } from '../features/managed-events/AdminEvents';
import { OperationsScreen } from '../features/operations/OperationsScreen';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { SectionNav } from '../shell/SectionNav';
import { classNames } from '../ui/class-names';
import dashboardStyles from './Dashboard.module.css';

const sections = [
  { label: 'Events', to: paths.admin },
  { label: 'Payments', to: paths.adminPayments },
] as const;

/** /admin and everything below it, for admins only. */
export function AdminPage() {
  return (
    <RequireRole roles={['admin']}>
      <main className={classNames(dashboardStyles.dashboard, 'container')}>
        <SectionNav label="Admin sections" links={sections} />
        <Routes>
          <Route path="payments" element={<Payments />} />
          <Route path="*" element={<Events />} />
        </Routes>
      </main>
    </RequireRole>
  );
}

function Events() {
  usePageHead({ title: 'Events', isPrivate: true });
  const { user } = useAuth();
  return (
    <>
      <h1>Events</h1>
      <p className="meta">Welcome back, {user?.firstName}</p>
      <AdminEvents />
    </>
  );
}

function Payments() {
  usePageHead({ title: 'Payments', isPrivate: true });
  return <OperationsScreen />;
}
