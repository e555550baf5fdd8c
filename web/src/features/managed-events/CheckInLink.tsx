import { Link } from 'react-router';
import { paths } from '../../paths';
import type { ManagedEvent } from '../../data/managed-events';

/** Nobody has a ticket before an event is published. The page is loaded, since only its own document may use the camera. */
export function CheckInLink({ event }: { readonly event: ManagedEvent }) {
  if (event.status !== 'published') return null;
  return (
    <Link
      className="btn btn-ghost btn-sm"
      to={paths.checkIn(event.id)}
      reloadDocument
      aria-label={`Check-in for ${event.title}`}
    >
      Check-in
    </Link>
  );
}
