import { isPrivileged } from '@ascendant/domain/person/roles';
import { Suspense } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { HomeSkeleton } from '../features/home/HomeSkeleton';
import { lazyPage } from '../lazy-page';
import { VisitorHome } from './VisitorHome';

const PrivilegedHome = lazyPage(async () => (await import('./PrivilegedHome')).PrivilegedHome);
const TravellerHome = lazyPage(async () => (await import('./TravellerHome')).TravellerHome);

/**
 * `/`: featured events for visitors, recommendations for travellers. Admins and organizers go to their dashboards
 * (specification 1, section 2 (Home)).
 */
export function HomePage() {
  const { user, isLoading } = useAuth();
  if (isLoading) return <HomeSkeleton />;
  if (!user) return <VisitorHome />;
  return (
    <Suspense fallback={<HomeSkeleton />}>
      {isPrivileged(user) ? <PrivilegedHome user={user} /> : <TravellerHome user={user} />}
    </Suspense>
  );
}
