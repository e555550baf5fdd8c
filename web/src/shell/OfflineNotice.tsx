import { Suspense } from 'react';
import { lazyPage } from '../lazy-page';
import { classNames } from '../ui/class-names';
import { EmptyPicture } from '../ui/layout/EmptyPicture';
import styles from './OfflineNotice.module.css';
import { RetryPart } from './RetryPart';

/** Its code is on this device if a service worker is. */
const SavedTickets = lazyPage(async () => {
  try {
    return (await import('../features/my-bookings/SavedTickets')).SavedTickets;
  } catch {
    return () => null;
  }
});

interface OfflineNoticeProps {
  /** When we last looked for the network, ISO 8601; null if we haven't. */
  readonly triedAt: string | null;
  readonly onRetry: () => Promise<void>;
}

/** What's shown instead of a page that can't be loaded without a network, with the tickets that this device has. */
export function OfflineNotice(props: OfflineNoticeProps) {
  return (
    <div className={styles.offline}>
      <RetryPart {...props}>
        {(retry) => (
          <div className={styles.notice} role="alert">
            <EmptyPicture />
            <h1>You’re offline</h1>
            <p className={classNames(styles.lede, 'lede')}>
              We can’t load this page without a connection. We’ll try again when you’re back online.
            </p>
            <div className={classNames(styles.actions, 'row wrap')}>{retry}</div>
          </div>
        )}
      </RetryPart>
      <Suspense fallback={null}>
        <SavedTickets />
      </Suspense>
    </div>
  );
}
