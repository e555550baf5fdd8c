import { Suspense } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { useViewedIds } from '../data/viewed-events';
import { lazyPage } from '../lazy-page';

const RecentlyViewed = lazyPage(async () => (await import('../features/home/RecentlyViewed')).RecentlyViewed);

/** The events that were opened on this device; nothing until there are some. The server knows of none. */
export function ViewedEvents({ className }: { readonly className?: string }) {
  const { user, isLoading } = useAuth();
  const ids = useViewedIds(isLoading ? undefined : (user?.id ?? null));
  return ids.length === 0 ? null : (
    <Suspense fallback={null}>
      <RecentlyViewed ids={ids} className={className} />
    </Suspense>
  );
}
