import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../ui/button/Button';
import { clockText } from '../ui/text/instant-text';
import styles from './RetryPart.module.css';

interface RetryPartProps {
  /** When we last looked for the network, ISO 8601; null if we haven't. */
  readonly triedAt: string | null;
  readonly onRetry: () => Promise<void>;
  /** What happened, with the button and the time in the place where they belong. */
  readonly children: (retry: ReactNode) => ReactNode;
}

/** A page that couldn't be shown: it has the focus, so that it's read out, with a button that tries again. */
export function RetryPart({ triedAt, onRetry, children }: RetryPartProps) {
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
    <div ref={place} tabIndex={-1} className={styles.part}>
      {children(
        <>
          <Button kind="primary" busy={isBusy && 'Trying...'} onClick={retry}>
            Try again
          </Button>
          {triedAt === null ? null : <span className="meta numeric">{`Last tried at ${clockText(triedAt)}`}</span>}
        </>,
      )}
    </div>
  );
}
