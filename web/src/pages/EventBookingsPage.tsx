import { useParams } from 'react-router';
import type { EventBookings as BookingsPageData } from '../data/event-bookings';
import { EventBookings } from '../features/event-bookings/EventBookings';
import { ManualBooking } from '../features/event-bookings/ManualBooking';
import { SeatBlocks } from '../features/seat-blocks/SeatBlocks';
import { EventWaiver } from '../features/waiver-editor/EventWaiver';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { EventPageHead } from './EventPageHead';
import { SectionNotFound } from './SectionNotFound';

/** /organizer/events/:id/bookings: an event's bookings, for its organizer and admins. */
export function EventBookingsPage() {
  const { id = '' } = useParams();
  usePageHead({ title: 'Bookings', isPrivate: true });
  if (!/^[1-9]\d{0,9}$/.test(id)) return <SectionNotFound />;
  return (
    <EventBookings eventId={Number(id)} Head={Head}>
      <EventWaiver eventId={Number(id)} />
      <SeatBlocks eventId={Number(id)} />
    </EventBookings>
  );
}

function Head({ event }: { readonly event: BookingsPageData['event'] }) {
  return (
    <EventPageHead title="Bookings" event={event}>
      <ManualBooking eventId={event.id} />
      <ButtonLink to={paths.attendees(event.id)}>Attendees</ButtonLink>
      <ButtonLink to={paths.eventMessages(event.id)}>Message attendees</ButtonLink>
    </EventPageHead>
  );
}
