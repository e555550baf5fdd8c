import type { MyBooking } from '@ascendant/contract/booking';
import type { CalendarDay } from '@ascendant/domain/calendar-day';

export interface BookingGroup {
  readonly title: string;
  readonly bookings: readonly MyBooking[];
}

/** Bookings under three headings, in their original order. Empty headings are left out. */
export function groupBookings(bookings: readonly MyBooking[], today: CalendarDay): readonly BookingGroup[] {
  const isCancelled = (booking: MyBooking) => booking.status === 'cancelled';
  const groups = [
    { title: 'Upcoming', bookings: bookings.filter((booking) => !isCancelled(booking) && !isOver(booking, today)) },
    { title: 'Past', bookings: bookings.filter((booking) => !isCancelled(booking) && isOver(booking, today)) },
    { title: 'Cancelled', bookings: bookings.filter(isCancelled) },
  ];
  return groups.filter((group) => group.bookings.length > 0);
}

/** Whether the event's last day has passed. */
export function isOver({ event }: Pick<MyBooking, 'event'>, today: CalendarDay): boolean {
  return event.endDate.slice(0, 10) < today;
}
