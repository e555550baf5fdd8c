import { useQuery } from '@tanstack/react-query';
import type { MyBooking } from '@ascendant/contract/booking';
import { myBookingsQuery } from '../../data/bookings';

/** Who of the signed-in person's family has a place on an event, themselves first, and by which booking. */
export interface Attending {
  readonly bookingId: number;
  readonly people: MyBooking['attendees'];
}

/** The confirmed booking of an event; a person has one place on an event at most, so there is one at most. */
export function attendingOf(bookings: readonly MyBooking[], eventId: number): Attending | null {
  const booking = bookings.find(({ status, event }) => status === 'confirmed' && event.id === eventId);
  return booking ? { bookingId: booking.id, people: booking.attendees } : null;
}

/**
 * Who of one's own has a place on an event already.
 * @returns undefined until that is known; null where nobody has, and where it cannot be read, since the server looks again
 */
export function useAttending(eventId: number, isAsked: boolean): Attending | null | undefined {
  const { data, isLoading } = useQuery({ ...myBookingsQuery, enabled: isAsked });
  if (isLoading) return undefined;
  return data ? attendingOf(data, eventId) : null;
}
