import type { User } from '@ascendant/contract/account';
import { landingPath } from '@ascendant/domain/person/landing';
import { Navigate } from 'react-router';

/** `/` for admins and organizers: their dashboards. */
export function PrivilegedHome({ user }: { readonly user: User }) {
  return <Navigate to={landingPath(user, null)} replace />;
}
