import { Button } from '../button/Button';
import { useOnline } from '../late/use-online';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  readonly title: string;
  readonly text?: string;
  readonly level?: 1 | 2 | 3;
  readonly onRetry: () => void;
}

/**
 * Shown when something couldn't be loaded: the error catalogue's text, or that the device is offline, and a button to try again.
 * What failed offline is read again by itself when the network is back (`api/query-client.ts`).
 */
export function ErrorState({ onRetry, ...texts }: ErrorStateProps) {
  const isOnline = useOnline();
  return (
    <EmptyState {...texts} {...(isOnline ? {} : offline)} kind="failed">
      <Button onClick={onRetry}>Try again</Button>
    </EmptyState>
  );
}

const offline = { title: 'You’re offline', text: 'We’ll load this when you’re back online.' };
