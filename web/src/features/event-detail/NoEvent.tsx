import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';

interface NoEventProps {
  /** Reads the event again, if it failed to load; null if there's no such event. */
  readonly onRetry: (() => void) | null;
}

/** Shown if an event doesn't exist, isn't public, or fails to load. */
export function NoEvent({ onRetry }: NoEventProps) {
  return (
    <main className="container section">
      <EmptyState
        title="Event not found or failed to load."
        text={
          onRetry
            ? 'This is probably temporary.'
            : 'The link may be incomplete, or the event isn’t public. There are others to choose from.'
        }
        level={1}
        kind="failed"
      >
        {onRetry ? (
          <Button kind="primary" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        <ButtonLink kind={onRetry ? 'secondary' : 'primary'} to={paths.events}>
          Go Back
        </ButtonLink>
      </EmptyState>
    </main>
  );
}
