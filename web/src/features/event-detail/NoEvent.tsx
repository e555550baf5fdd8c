import { Link } from 'react-router';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';

/** There is no such event, or it could not be read. */
export function NoEvent() {
  return (
    <main className="wrap section">
      <EmptyState title="Event not found or failed to load." level={1} kind="failed">
        <Link className="btn btn-primary" to={paths.events}>
          Go Back
        </Link>
      </EmptyState>
    </main>
  );
}
