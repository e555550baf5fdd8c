import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { EmptyPicture } from '../ui/EmptyPicture';
import { clockText } from '../ui/instant-text';
import styles from './OfflineNotice.module.css';

/** Its code is on this device if a service worker is. */
const SavedTickets = lazy(() =>
  import('../features/my-bookings/SavedTickets').then(
    (module) => ({ default: module.SavedTickets }),
    () => ({ default: () => null }),
  ),
);

interface OfflineNoticeProps {
  /** When we last looked for the network, ISO 8601; null if we haven't. */
  readonly triedAt: string | null;
  readonly onRetry: () => Promise<void>;
}

/** What's shown instead of a page that can't be loaded without a network, with the tickets that this device has. */
export function OfflineNotice({ triedAt, onRetry }: OfflineNoticeProps) {
  const [isBusy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <div className={styles.offline}>
      <div ref={place} tabIndex={-1} className={styles.notice} role="alert">
        <EmptyPicture />
        <h1>You’re offline</h1>
        <p className={classNames(styles.lede, 'lede')}>
          We can’t load this page without a connection. We’ll try again when you’re back online.
        </p>
        <p className={classNames(styles.actions, 'row wrap')}>
          <Button kind="primary" busy={isBusy && 'Trying...'} onClick={retry}>
            Try again
          </Button>
          <span className="meta numeric">{triedAt === null ? '' : `Last tried at ${clockText(triedAt)}`}</span>
        </p>
      </div>
      <Suspense fallback={null}>
        <SavedTickets />
      </Suspense>
    </div>
  );
}
