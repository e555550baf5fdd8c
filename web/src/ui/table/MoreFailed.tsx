import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '../late/use-online';

/** Says at the end of a list that more of it couldn't be loaded, and tries again when the network is back. */
export function MoreFailed({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) {
  const isOnline = useOnline();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isFailed) return undefined;
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isFailed]);
  if (!isFailed) return null;
  return (
    <p role="alert">
      {isOnline
        ? 'We couldn’t load more. Please try again.'
        : 'You’re offline. We’ll load more when you’re back online.'}
    </p>
  );
}
