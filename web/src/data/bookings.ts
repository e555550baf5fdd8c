import type { BookingData, MyBooking } from '@ascendant/contract/booking';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../api/client';
import { queryKey } from '../api/query-key';
import { currentUserQuery } from './current-user';
import { useWrite } from './use-write';

/** Your own bookings, newest first. */
export const myBookingsQuery = queryOptions({
  queryKey: queryKey('listMyBookings'),
  queryFn: async ({ signal, client }) => {
    const bookings = await call('listMyBookings', { signal });
    void saveForOffline(client, bookings);
    return bookings;
  },
});

/** Saves the bookings on this device, if any were read. A browser that can't store them shows none without a network. */
export async function saveForOffline(client: QueryClient, bookings: readonly MyBooking[] | undefined): Promise<void> {
  const user = client.getQueryData(currentUserQuery.queryKey);
  if (!user || !bookings || !('serviceWorker' in navigator)) return;
  try {
    const { saveBookings } = await import('./saved-bookings');
    await saveBookings(user, bookings);
  } catch {
    // Storage is blocked or full, or the connection was lost meanwhile.
  }
}

interface FreeBooking {
  readonly booking: BookingData;
  /** One for each attempt, so that pressing twice books once. */
  readonly idempotencyKey: string;
}

interface BookCallbacks {
  readonly onSuccess?: () => unknown;
  readonly onError?: () => unknown;
}

/** Books an event that costs nothing. The callbacks run even if the page has been left by then. */
export function useBookFree(callbacks: BookCallbacks = {}) {
  return useWrite({
    send: ({ booking, idempotencyKey }: FreeBooking) => call('createBooking', { body: booking, idempotencyKey }),
    fact: 'booking made',
    waits: false,
    ...callbacks,
  });
}

/** Lets the organizer of a booked event see one's email address, or stops that. */
export function useShareEmail() {
  return useWrite({
    send: ({ bookingId, shared }: { readonly bookingId: number; readonly shared: boolean }) =>
      call('shareEmail', { params: { id: bookingId }, body: { shared } }),
    fact: 'email sharing changed',
  });
}
