import { Link } from 'react-router';
import type { EventSummary } from '@ascendant/contract/event';
import { useAuth } from '../../auth/AuthProvider';
import { paths } from '../../paths';

/** Begins a booking: visitors sign in first and come back to the event (specification 1, section 2, Event card). */
export function BookNow({ event }: { readonly event: Pick<EventSummary, 'id' | 'title' | 'seatsLeft'> }) {
  const { user } = useAuth();
  if (event.seatsLeft <= 0) return <span className="badge">Sold out</span>;
  const to = user ? paths.bookEvent(event.id) : paths.authThen(paths.event(event.id));
  return (
    <Link className="btn btn-secondary btn-sm" to={to}>
      Book Now<span className="vh">: {event.title}</span>
    </Link>
  );
}
