import type { MyBooking } from '@ascendant/contract/booking';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../api/client';
import { currentUserQuery } from './current-user';

/** Your own bookings, newest first. */
export const myBookingsQuery = queryOptions({
  queryKey: queryKey('listMyBookings'),
  queryFn: async ({ signal, client }) => {
    const bookings = await call('GET /api/user/bookings', { signal });
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
