import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';

/** There is no such event, or it could not be read. */
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
