import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  readonly title: string;
  readonly text?: string;
  readonly level?: 1 | 2 | 3;
  readonly onRetry: () => void;
}

/** Something could not be read: its words from the error catalogue, and another try. */
export function ErrorState({ onRetry, ...words }: ErrorStateProps) {
  return (
    <EmptyState {...words} kind="failed">
      <Button onClick={onRetry}>Try again</Button>
    </EmptyState>
  );
}
