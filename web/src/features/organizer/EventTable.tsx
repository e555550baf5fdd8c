import { Link } from 'react-router';
import { paths } from '../../paths';
import { dayInWords } from '../../ui/day-words';
import { StatusBadge } from '../../ui/StatusBadge';
import type { OwnEvent } from './organizer.queries';
import { eventStatusLabel, priceInWords } from './own-events';

/** Events with their state and what they have sold; a list of labels and values on a phone. */
export function EventTable({ events }: { readonly events: readonly OwnEvent[] }) {
  return (
    <table className="table fold">
      <caption className="vh">Your events</caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Date</th>
          <th scope="col">Status</th>
          <th scope="col" className="n">
            Bookings
          </th>
          <th scope="col" className="n">
            Capacity
          </th>
          <th scope="col" className="n">
            Price
          </th>
          <th scope="col" className="n">
            Gate
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <td className="head">
              <Link className="link" to={paths.event(event.id)}>
                {event.title}
              </Link>
              <span className="meta place">{event.location}</span>
            </td>
            <td data-l="Date" className="nowrap">
              {dayInWords(event.startDate, 'short')}
            </td>
            <td data-l="Status">
              <StatusBadge {...eventStatusLabel(event.status)} />
            </td>
            <td data-l="Bookings" className="n">
              <Link className="link" to={paths.eventBookings(event.id)} aria-label={bookingsLabel(event)}>
                {event.totalBookings}
              </Link>
            </td>
            <td data-l="Capacity" className="n">
              {event.capacity}
            </td>
            <td data-l="Price" className="n">
              {priceInWords(event.price)}
            </td>
            <td data-l="Gate" className="n">
              <CheckInLink event={event} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Nobody has a ticket before an event is published. The page is loaded, since only its own document may use the camera. */
function CheckInLink({ event }: { readonly event: OwnEvent }) {
  if (event.status !== 'published') return <span className="quiet">–</span>;
  return (
    <Link className="link nowrap" to={paths.checkIn(event.id)} reloadDocument aria-label={`Check-in of ${event.title}`}>
      Check-in
    </Link>
  );
}

/** The number alone would say little to whoever hears the links of the page. */
function bookingsLabel({ totalBookings, title }: OwnEvent): string {
  return `${totalBookings} ${totalBookings === 1 ? 'booking' : 'bookings'} of ${title}`;
}
