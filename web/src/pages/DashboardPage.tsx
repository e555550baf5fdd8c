import { landingPath } from '@ascendant/domain/person/landing';
import { isPrivileged } from '@ascendant/domain/person/roles';
import { Navigate } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { RequireProfile } from '../auth/guards';
import { TravellerHome } from './TravellerHome';

/** The same screen as / signed in, for travellers who have finished onboarding (docs/rules/people.md, "Roles"). */
export function DashboardPage() {
  return (
    <RequireProfile>
      <Dashboard />
    </RequireProfile>
  );
}

function Dashboard() {
  const { user } = useAuth();
  if (!user) return null;
  return isPrivileged(user) ? <Navigate to={landingPath(user, null)} replace /> : <TravellerHome user={user} />;
}
