import { Link } from 'react-router';
import type { ManagedEvent } from '../../data/managed-events';
import { paths } from '../../paths';

/** The number of an event's bookings, linked to them. The label helps screen-reader users, who may hear the link without its row. */
export function BookingsLink({ event: { id, title, totalBookings } }: { readonly event: ManagedEvent }) {
  const label = `${totalBookings} ${totalBookings === 1 ? 'booking' : 'bookings'} for ${title}`;
  return (
    <Link className="link" to={paths.eventBookings(id)} aria-label={label}>
      {totalBookings}
    </Link>
  );
}
