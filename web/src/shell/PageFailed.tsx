import { useReconnect } from '../data/use-reconnect';
import { PageLoadError } from '../lazy-page';
import { classNames } from '../ui/class-names';
import { EmptyState } from '../ui/layout/EmptyState';
import { OfflineNotice } from './OfflineNotice';
import styles from './PageFailed.module.css';
import { RetryPart } from './RetryPart';

interface PageFailedProps {
  readonly error: unknown;
  /** Whether it's inside a page's `main`. */
  readonly isInside: boolean;
}

/**
 * What's shown instead of a page that failed. Without network it says so, and opens the page when the network is back. A tab left open
 * over a deployment reloads itself.
 */
export function PageFailed({ error, isInside }: PageFailedProps) {
  const isUnloaded = error instanceof PageLoadError;
  const { connection, triedAt, retry } = useReconnect({
    start: isUnloaded ? 'looking' : 'broken',
    isWatching: isUnloaded,
  });
  const failed = {
    looking: null,
    offline: <OfflineNotice triedAt={triedAt} onRetry={retry} />,
    broken: <Broken triedAt={triedAt} onRetry={retry} />,
  }[connection];
  if (isInside) return failed;
  return (
    <main className={classNames(styles.page, 'container')} aria-busy={connection === 'looking'}>
      {failed}
    </main>
  );
}

interface BrokenProps {
  /** When we last looked for the network; null if we haven't. */
  readonly triedAt: string | null;
  readonly onRetry: () => Promise<void>;
}

function Broken(props: BrokenProps) {
  return (
    <RetryPart {...props}>
      {(retry) => (
        <EmptyState
          title="This page didn’t load"
          text="Something went wrong on our side. Please try again."
          level={1}
          kind="failed"
        >
          {retry}
        </EmptyState>
      )}
    </RetryPart>
  );
}
