import { Route, Routes } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { RequireRole } from '../auth/guards';
import { OperationsScreen } from '../features/operations/OperationsScreen';
import { OwnEvents } from '../features/organizer/OwnEvents';
import { usePageHead } from '../head/use-page-head';
import { SectionNav } from '../shell/SectionNav';
import { paths } from '../paths';

const sections = [
  { label: 'Events', to: paths.admin },
  { label: 'Payments', to: paths.adminPayments },
] as const;

/** /admin and below: for administrators only. */
export function AdminPage() {
  return (
    <RequireRole roles={['admin']}>
      <main className="wrap dashboard">
        <SectionNav label="Admin sections" links={sections} />
        <Routes>
          <Route path="payments" element={<Payments />} />
          <Route path="*" element={<Dashboard />} />
        </Routes>
      </main>
    </RequireRole>
  );
}

function Dashboard() {
  usePageHead({ title: 'Admin dashboard', isPrivate: true });
  const { user } = useAuth();
  return (
    <>
      <h1>Dashboard</h1>
      <p className="meta">Welcome back, {user?.firstName}</p>
      <OwnEvents />
    </>
  );
}

function Payments() {
  usePageHead({ title: 'Payments', isPrivate: true });
  return <OperationsScreen />;
}
