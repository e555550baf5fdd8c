import type { BookingData } from '@ascendant/contract/booking';
import { call } from '../api/client';
import { useWrite } from './use-write';

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
    send: ({ booking, idempotencyKey }: FreeBooking) => call('POST /api/bookings', { body: booking, idempotencyKey }),
    fact: 'booking made',
    waits: false,
    ...callbacks,
  });
}
