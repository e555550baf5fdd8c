import type { User } from '@ascendant/contract/account';
import type { EventDetail } from '@ascendant/contract/event';
import { hasScores } from '@ascendant/domain/match/score-label';
import { roleOf } from '@ascendant/domain/person/roles';
import { Link } from 'react-router';
import { paths } from '../paths';
import { EventFamily } from './EventFamily';

/** What someone who's signed in has beside an event: an admin its bookings, a traveller who comes along. Visitors don't load it. */
export function EventOwn({ event, user }: { readonly event: EventDetail; readonly user: User }) {
  return (
    <>
      {roleOf(user) === 'admin' ? (
        <p className="panel">
          <Link className="link" to={paths.eventBookings(event.id)}>
            View bookings
          </Link>
        </p>
      ) : null}
      {event.status === 'published' && hasScores(user) ? <EventFamily event={event} /> : null}
    </>
  );
}
