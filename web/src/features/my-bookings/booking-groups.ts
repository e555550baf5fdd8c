import type { MyBooking } from '@ascendant/contract/booking';
import { isOver } from '../../data/is-over';

export interface BookingGroup {
  readonly title: 'Upcoming' | 'Past' | 'Cancelled';
  readonly bookings: readonly MyBooking[];
}

/**
 * Bookings under three headings, without empty ones: the next trip first, then the latest past one, then those that were cancelled, the
 * newest first.
 */
export function groupBookings(bookings: readonly MyBooking[]): readonly BookingGroup[] {
  const kept = bookings.filter(({ status }) => status !== 'cancelled').toSorted(byStart);
  const groups: readonly BookingGroup[] = [
    { title: 'Upcoming', bookings: kept.filter((booking) => !isOver(booking)) },
    { title: 'Past', bookings: kept.filter((booking) => isOver(booking)).toReversed() },
    { title: 'Cancelled', bookings: bookings.filter(({ status }) => status === 'cancelled') },
  ];
  return groups.filter((group) => group.bookings.length > 0);
}

/** The first bookings of all groups together. */
export function firstOfGroups(groups: readonly BookingGroup[], most: number): readonly BookingGroup[] {
  let left = most;
  return groups.flatMap((group) => {
    const shown = group.bookings.slice(0, Math.max(0, left));
    left -= shown.length;
    return shown.length === 0 ? [] : [{ ...group, bookings: shown }];
  });
}

function byStart(a: MyBooking, b: MyBooking): number {
  const [first, second] = [startOf(a), startOf(b)];
  return first === second ? a.id - b.id : first < second ? -1 : 1;
}

/** By the clocks where it is: of trips on two continents on one day, either may be first. */
const startOf = ({ event }: MyBooking) => `${event.startDate.slice(0, 10)} ${event.startTime}`;
