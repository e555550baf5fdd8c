import { Suspense, useSyncExternalStore } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { lazyPage } from '../lazy-page';
import { viewedEventIds } from '../storage/viewed-event-ids';

const RecentlyViewed = lazyPage(async () => (await import('../features/home/RecentlyViewed')).RecentlyViewed);

const none: readonly number[] = [];

/** The events that were opened on this device; nothing until there are some, and until we know who reads. The server knows of none. */
export function ViewedEvents({ className }: { readonly className?: string }) {
  const { user, isLoading } = useAuth();
  const list = () => (isLoading ? none : viewedEventIds.listFor(user?.id ?? null));
  const ids = useSyncExternalStore(viewedEventIds.subscribe, list, () => none);
  return ids.length === 0 ? null : (
    <Suspense fallback={null}>
      <RecentlyViewed ids={ids} className={className} />
    </Suspense>
  );
}
