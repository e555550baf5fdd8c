import { roleOf } from '@ascendant/domain/person/roles';
import { useParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { EventBookings } from '../features/event-bookings/EventBookings';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { Icon } from '../ui/Icon';
import { SectionNotFound } from './SectionNotFound';

/** /organizer/events/:id/bookings: an event's bookings, for its organizer and admins. */
export function EventBookingsPage() {
  const { id = '' } = useParams();
  usePageHead({ title: 'Bookings', isPrivate: true });
  if (!/^[1-9]\d{0,9}$/.test(id)) return <SectionNotFound />;
  return (
    <>
      <Links eventId={Number(id)} />
      <EventBookings eventId={Number(id)} />
    </>
  );
}

function Links({ eventId }: { readonly eventId: number }) {
  const { user } = useAuth();
  const isAdmin = user !== null && roleOf(user) === 'admin';
  return (
    <p className="row wrap">
      <ButtonLink kind="ghost" size="small" to={isAdmin ? paths.adminEvents : paths.organizerEvents}>
        <Icon name="left" size="small" />
        Events
      </ButtonLink>
      <ButtonLink size="small" to={paths.attendees(eventId)}>
        Attendees
      </ButtonLink>
    </p>
  );
}
