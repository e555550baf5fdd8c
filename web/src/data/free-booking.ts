import type { BookingData } from '@ascendant/contract/booking';
import { call } from '../api/client';
import { ownVisit } from '../storage/widget-visit';
import { useWrite } from './use-write';

/** Books an event that costs nothing. The callbacks run even if the page has been left by then. */
export function useBookFree(callbacks: { readonly onSuccess?: () => unknown; readonly onError?: () => unknown } = {}) {
  return useWrite({
    send: (body: BookingData, idempotencyKey) =>
      call('POST /api/bookings', { body: { ...body, ...ownVisit() }, idempotencyKey }),
    fact: 'booking made',
    waits: false,
    ...callbacks,
  });
}
