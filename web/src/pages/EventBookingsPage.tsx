import { Link, useParams } from 'react-router';
import { RequireRole } from '../auth/guards';
import { useAuth } from '../auth/AuthProvider';
import { EventBookings } from '../features/event-bookings/EventBookings';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { roleOf } from '@ascendant/domain/person/roles';
import { Icon } from '../ui/Icon';
import { NotFoundPage } from './NotFoundPage';

/** /organizer/events/:id/bookings: an event's bookings, for its organizer and admins. */
export function EventBookingsPage() {
  const { id = '' } = useParams();
  usePageHead({ title: 'Bookings', isPrivate: true });
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NotFoundPage />;
  return (
    <RequireRole roles={['organizer', 'admin']}>
      <main className="wrap dashboard">
        <BackToDashboard />
        <EventBookings eventId={Number(id)} />
      </main>
    </RequireRole>
  );
}

function BackToDashboard() {
  const { user } = useAuth();
  const isAdmin = user !== null && roleOf(user) === 'admin';
  return (
    <p>
      <Link className="btn btn-ghost btn-sm" to={isAdmin ? paths.admin : paths.organizer}>
        <Icon name="left" size="s" />
        Dashboard
      </Link>
    </p>
  );
}
