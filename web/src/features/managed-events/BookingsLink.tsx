import { Link } from 'react-router';
import { paths } from '../../paths';
import type { ManagedEvent } from '../../data/managed-events';

/** How many bookings an event has, and the way to them. The number alone would say little to whoever hears the links of a page. */
export function BookingsLink({ event: { id, title, totalBookings } }: { readonly event: ManagedEvent }) {
  const label = `${totalBookings} ${totalBookings === 1 ? 'booking' : 'bookings'} for ${title}`;
  return (
    <Link className="link" to={paths.eventBookings(id)} aria-label={label}>
      {totalBookings}
    </Link>
  );
}
