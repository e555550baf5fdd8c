import type { MyBooking } from '@ascendant/contract/booking';
import { useQuery } from '@tanstack/react-query';
import { myBookingsQuery } from '../../data/bookings';

/** The people the user has booked for on an event, the user first, and the booking. */
export interface Attending {
  readonly bookingId: number;
  readonly people: MyBooking['attendees'];
}

/** The user's confirmed booking of an event. There's at most one, since a person can have only one seat on an event. */
export function attendingOf(bookings: readonly MyBooking[], eventId: number): Attending | null {
  const booking = bookings.find(({ status, event }) => status === 'confirmed' && event.id === eventId);
  return booking
    ? { bookingId: booking.id, people: booking.attendees.filter(({ cancelledAt }) => !cancelledAt) }
    : null;
}

/**
 * The people the user has already booked for on an event.
 * @returns undefined until that's known; null if there are none, or if it can't be read, since the server checks again
 */
export function useAttending(eventId: number, isAsked: boolean): Attending | null | undefined {
  const { data, isLoading, isFetched } = useQuery({ ...myBookingsQuery, enabled: isAsked });
  if (isLoading && !isFetched) return undefined;
  return data ? attendingOf(data, eventId) : null;
}
