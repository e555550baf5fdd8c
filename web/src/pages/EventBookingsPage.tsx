import { roleOf } from '@ascendant/domain/person/roles';
import { useParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { RequireRole } from '../auth/guards';
import { EventBookings } from '../features/event-bookings/EventBookings';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import dashboardStyles from './Dashboard.module.css';
import { NotFoundPage } from './NotFoundPage';

/** /organizer/events/:id/bookings: an event's bookings, for its organizer and admins. */
export function EventBookingsPage() {
  const { id = '' } = useParams();
  usePageHead({ title: 'Bookings', isPrivate: true });
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NotFoundPage />;
  return (
    <RequireRole roles={['organizer', 'admin']}>
      <main className={classNames(dashboardStyles.dashboard, 'container')}>
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
      <ButtonLink kind="ghost" size="small" to={isAdmin ? paths.admin : paths.organizer}>
        <Icon name="left" size="small" />
        Dashboard
      </ButtonLink>
    </p>
  );
}
