import type { MyBooking } from '@ascendant/contract/booking';
import { useQuery } from '@tanstack/react-query';
import { myBookingsQuery } from '../../data/bookings';
import type { SeatsToPay } from '../../fields/HeldSeats';

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

/** The seats of an event that are held until the user has paid for them; null if there are none. When they're no longer held, the bookings are read again. */
export function useSeatsToPay(eventId: number, isAsked: boolean): SeatsToPay | null {
  const { data } = useQuery({
    ...myBookingsQuery,
    enabled: isAsked,
    refetchInterval: ({ state }) => {
      const held = seatsToPayOf(state.data ?? [], eventId);
      return held === null ? false : held.untilMs - Date.now();
    },
  });
  return seatsToPayOf(data ?? [], eventId);
}

function seatsToPayOf(bookings: readonly MyBooking[], eventId: number): SeatsToPay | null {
  for (const { id, event, heldUntil, attendees } of bookings) {
    const untilMs = Date.parse(heldUntil ?? '');
    if (event.id === eventId && untilMs > Date.now()) return { bookingId: id, seats: attendees.length, untilMs };
  }
  return null;
}
