import { call } from '../api/client';
import { writing } from './use-write';

/** Lets the organizer of a booked event see one's email address, or stops that. */
export const useShareEmail = writing({
  send: ({ bookingId, shared }: { readonly bookingId: number; readonly shared: boolean }) =>
    call('PUT /api/bookings/:id/email-sharing', { params: { id: bookingId }, body: { shared } }),
  fact: 'email sharing changed',
});
