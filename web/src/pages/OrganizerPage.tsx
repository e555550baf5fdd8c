import { roleOf } from '@ascendant/domain/person/roles';
import { matchPath, useLocation } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { lazyPage } from '../lazy-page';
import { paths } from '../paths';
import { AreaPage } from './AreaPage';
import { organizerArea, organizerRoles } from './organizer-area';

/** Organizers don't load the sidebar of admins. */
const AdminOfEventPage = lazyPage(async () => (await import('./AdminOfEventPage')).AdminOfEventPage);

/** /organizer and everything below it, for admins and everyone in an organization. */
export function OrganizerPage() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  // Admins come here from their own list of events, and stay in their own area.
  const isOfAdmin = user !== null && roleOf(user) === 'admin' && matchPath(oneEvent, pathname) !== null;
  return isOfAdmin ? <AdminOfEventPage /> : <AreaPage area={organizerArea} roles={organizerRoles} />;
}

const oneEvent = `${paths.organizerEvents}/:id/*`;
