import type { BookingData } from '@ascendant/contract/booking';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client';
import { queryKey } from '../api/query-key';
import { useWrite } from './use-write';

/** Your own bookings, newest first. */
export const myBookingsQuery = queryOptions({
  queryKey: queryKey('listMyBookings'),
  queryFn: ({ signal }) => call('listMyBookings', { signal }),
});

interface FreeBooking {
  readonly booking: BookingData;
  /** A payment of the same person that holds the seats. It's given up first, because no one can have two seats at an event. */
  readonly heldIntentId?: string | null;
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
    send: async ({ booking, heldIntentId = null, idempotencyKey }: FreeBooking) => {
      if (heldIntentId !== null) await call('releaseHold', { body: { paymentIntentId: heldIntentId } });
      return call('createBooking', { body: booking, idempotencyKey });
    },
    fact: 'booking made',
    waits: false,
    ...callbacks,
  });
}
