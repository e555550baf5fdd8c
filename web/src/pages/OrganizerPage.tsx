import { roleOf } from '@ascendant/domain/person/roles';
import { matchPath, useLocation } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { paths } from '../paths';
import { adminArea } from './admin-area';
import { AreaPage } from './AreaPage';
import { organizerArea } from './organizer-area';

/** /organizer and everything below it, for organizers and admins. */
export function OrganizerPage() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  // Admins come here from their own list of events, and stay in their own area.
  const isOfAdmin = user !== null && roleOf(user) === 'admin' && matchPath(oneEvent, pathname) !== null;
  const sidebar = isOfAdmin ? { area: adminArea, at: paths.adminEvents } : undefined;
  return <AreaPage area={organizerArea} roles={['organizer', 'admin']} sidebar={sidebar} />;
}

const oneEvent = `${paths.organizerEvents}/:id/*`;
