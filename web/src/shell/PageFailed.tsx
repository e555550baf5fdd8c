import { useCallback, useEffect, useRef, useState } from 'react';
import { isServerReachable } from '../api/reachable';
import { PageLoadError } from '../lazy-page';
import { mayReload } from '../storage/page-reload';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { EmptyState } from '../ui/EmptyState';
import { clockText } from '../ui/instant-text';
import styles from './PageFailed.module.css';

type Reason = 'looking' | 'offline' | 'broken';

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
  const [reason, setReason] = useState<Reason>(isUnloaded ? 'looking' : 'broken');
  const [triedAt, setTriedAt] = useState<string | null>(null);
  const look = useCallback(async (isAsked: boolean) => {
    const isReachable = await isServerReachable();
    setTriedAt(new Date().toISOString());
    if (!isReachable) return setReason('offline');
    if (isAsked || mayReload(window.location.pathname, Date.now())) return window.location.reload();
    return setReason('broken');
  }, []);
  useEffect(() => {
    if (!isUnloaded) return undefined;
    const first = setTimeout(() => void look(false));
    const online = () => void look(true);
    window.addEventListener('online', online);
    return () => {
      clearTimeout(first);
      window.removeEventListener('online', online);
    };
  }, [isUnloaded, look]);
  const failed = reason === 'looking' ? null : <Failed reason={reason} triedAt={triedAt} onRetry={() => look(true)} />;
  if (isInside) return failed;
  return (
    <main className={classNames(styles.page, 'container')} aria-busy={reason === 'looking'}>
      {failed}
    </main>
  );
}

interface FailedProps {
  readonly reason: 'offline' | 'broken';
  /** When we last looked for the network; null if we haven't. */
  readonly triedAt: string | null;
  readonly onRetry: () => Promise<void>;
}

const texts = {
  offline: ['You’re offline', 'We can’t load this page without a connection. We’ll try again when you’re back online.'],
  broken: ['This page didn’t load', 'Something went wrong on our side. Please try again.'],
} as const;

function Failed({ reason, triedAt, onRetry }: FailedProps) {
  const [isBusy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const [title, text] = texts[reason];
  useEffect(() => {
    place.current?.focus();
  }, []);
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <div ref={place} tabIndex={-1}>
      <EmptyState title={title} text={text} level={1} kind="failed">
        <Button kind="primary" busy={isBusy && 'Trying...'} onClick={retry}>
          Try again
        </Button>
        {triedAt === null ? null : <span className="meta numeric">Last tried at {clockText(triedAt)}</span>}
      </EmptyState>
    </div>
  );
}
