import type { MyBooking } from '@ascendant/contract/booking';
import { isOver } from '../../data/is-over';

export interface BookingGroup {
  readonly title: string;
  readonly bookings: readonly MyBooking[];
}

/** Bookings under three headings, in their original order. Empty headings are left out. */
export function groupBookings(bookings: readonly MyBooking[]): readonly BookingGroup[] {
  const isCancelled = (booking: MyBooking) => booking.status === 'cancelled';
  const groups = [
    { title: 'Upcoming', bookings: bookings.filter((booking) => !isCancelled(booking) && !isOver(booking)) },
    { title: 'Past', bookings: bookings.filter((booking) => !isCancelled(booking) && isOver(booking)) },
    { title: 'Cancelled', bookings: bookings.filter(isCancelled) },
  ];
  return groups.filter((group) => group.bookings.length > 0);
}
