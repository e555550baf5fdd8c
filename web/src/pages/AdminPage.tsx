import { useAuth } from '../auth/AuthProvider';
import { RequireRole } from '../auth/guards';
import { OwnEvents } from '../features/organizer/OwnEvents';
import { usePageHead } from '../head/use-page-head';

/** /admin: for administrators only. */
export function AdminPage() {
  usePageHead({ title: 'Admin dashboard', isPrivate: true });
  const { user } = useAuth();
  return (
    <RequireRole roles={['admin']}>
      <main className="wrap dashboard">
        <h1>Dashboard</h1>
        <p className="meta">Welcome back, {user?.firstName}</p>
        <OwnEvents />
      </main>
    </RequireRole>
  );
}
