import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  readonly title: string;
  readonly text?: string;
  readonly level?: 1 | 2 | 3;
  readonly onRetry: () => void;
}

/** Shown when something couldn't be loaded: the error catalogue's text, and a button to try again. */
export function ErrorState({ onRetry, ...texts }: ErrorStateProps) {
  return (
    <EmptyState {...texts} kind="failed">
      <Button onClick={onRetry}>Try again</Button>
    </EmptyState>
  );
}
