import { landingPath } from '@ascendant/domain/person/landing';
import { isPrivileged } from '@ascendant/domain/person/roles';
import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { HomeSkeleton } from '../features/home/HomeSkeleton';
import { lazyPage } from '../lazy-page';
import { VisitorHome } from './VisitorHome';

const TravellerHome = lazyPage(async () => (await import('./TravellerHome')).TravellerHome);

/**
 * `/`: featured events for visitors, recommendations for travellers. Admins and organizers go to their dashboards
 * (specification 1, section 2 (Home)).
 */
export function HomePage() {
  const { user, isLoading } = useAuth();
  if (isLoading) return <HomeSkeleton />;
  if (!user) return <VisitorHome />;
  if (isPrivileged(user)) return <Navigate to={landingPath(user, null)} replace />;
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <TravellerHome user={user} />
    </Suspense>
  );
}
