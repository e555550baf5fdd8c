import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';

/** Shown if an event doesn't exist or fails to load. */
export function NoEvent() {
  return (
    <main className="container section">
      <EmptyState title="Event not found or failed to load." level={1} kind="failed">
        <ButtonLink kind="primary" to={paths.events}>
          Go Back
        </ButtonLink>
      </EmptyState>
    </main>
  );
}
