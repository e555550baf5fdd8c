import { useParams } from 'react-router';
import type { Attendees as AttendeesPageData } from '../data/attendees';
import { Attendees } from '../features/attendees/Attendees';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { dayAndTime } from '../ui/text/time-text';
import { EventPageHead } from './EventPageHead';
import { SectionNotFound } from './SectionNotFound';

/** /organizer/events/:id/attendees: an event's attendees, for its organizer and admins. */
export function AttendeesPage() {
  const { id = '' } = useParams();
  usePageHead({ title: 'Attendees', isPrivate: true });
  if (!/^[1-9]\d{0,9}$/.test(id)) return <SectionNotFound />;
  return <Attendees eventId={Number(id)} Head={Head} />;
}

function Head({ event }: { readonly event: AttendeesPageData['event'] }) {
  return (
    <EventPageHead title="Attendees" event={event} when={dayAndTime(event)}>
      <ButtonLink to={paths.fieldSheet(event.id)} reloadDocument>
        Field sheet
      </ButtonLink>
      <ButtonLink to={paths.eventBookings(event.id)}>Bookings</ButtonLink>
      <ButtonLink to={paths.eventMessages(event.id)}>Message attendees</ButtonLink>
    </EventPageHead>
  );
}
