import { Navigate, useLocation } from 'react-router';
import { useReconnect } from '../data/use-reconnect';
import { paths } from '../paths';
import { OfflineNotice } from '../shell/OfflineNotice';
import { useHydrated } from '../ui/late/use-hydrated';

/** What the service worker shows in the place of a page that it can't load. At its own address it leads to the home page. */
export function OfflinePage() {
  const isHydrated = useHydrated();
  const isDirect = useLocation().pathname === paths.offline;
  const { triedAt, retry } = useReconnect({ start: 'offline', isWatching: !isDirect });
  if (isDirect && isHydrated) return <Navigate to={paths.home} replace />;
  return (
    <main className="container">
      <OfflineNotice triedAt={triedAt} onRetry={retry} />
    </main>
  );
}
