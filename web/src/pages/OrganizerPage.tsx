import { useAuth } from '../auth/AuthProvider';
import { RequireRole } from '../auth/guards';
import { OwnEvents } from '../features/managed-events/OwnEvents';
import { usePageHead } from '../head/use-page-head';
import { classNames } from '../ui/class-names';
import dashboardStyles from './Dashboard.module.css';

/** /organizer: an organizer's own events. Admins can open it too. */
export function OrganizerPage() {
  usePageHead({ title: 'Organizer dashboard', isPrivate: true });
  const { user } = useAuth();
  return (
    <RequireRole roles={['organizer', 'admin']}>
      <main className={classNames(dashboardStyles.dashboard, 'container')}>
        <h1>Dashboard</h1>
        <p className="meta">Welcome back, {user?.firstName}</p>
        <OwnEvents />
      </main>
    </RequireRole>
  );
}
