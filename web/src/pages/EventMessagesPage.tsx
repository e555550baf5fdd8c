import { useParams } from 'react-router';
import type { EventMessages as Reading } from '../data/event-messages';
import { EventMessages } from '../features/event-messages/EventMessages';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { EventPageHead } from './EventPageHead';
import { SectionNotFound } from './SectionNotFound';

/** /organizer/events/:id/messages: writing to everyone who booked, for the event's organizer and admins. */
export function EventMessagesPage() {
  const { id = '' } = useParams();
  usePageHead({ title: 'Message to attendees', isPrivate: true });
  if (!/^[1-9]\d{0,9}$/.test(id)) return <SectionNotFound />;
  return <EventMessages eventId={Number(id)} Head={Head} />;
}

function Head({ event }: { readonly event: Reading['event'] }) {
  return (
    <EventPageHead title="Message to attendees" event={event}>
      <ButtonLink to={paths.attendees(event.id)}>Attendees</ButtonLink>
    </EventPageHead>
  );
}
