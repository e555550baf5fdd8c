import { call } from '../api/client';
import { useWrite } from './use-write';

/** Lets the organizer of a booked event see one's email address, or stops that. */
export function useShareEmail() {
  return useWrite({
    send: ({ bookingId, shared }: { readonly bookingId: number; readonly shared: boolean }) =>
      call('PUT /api/bookings/:id/email-sharing', { params: { id: bookingId }, body: { shared } }),
    fact: 'email sharing changed',
  });
}
