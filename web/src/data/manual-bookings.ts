import { call, type CallInput } from '../api/client';
import { useWrite } from './use-write';

export type GuestBooking = CallInput<'bookManually'>['body'] & {
  readonly eventId: number;
  /** One for each attempt, so that pressing twice books once. */
  readonly idempotencyKey: string;
};

/** Books seats for guests. A failure may mean that others were faster. */
export function useBookManually() {
  return useWrite({
    send: ({ eventId, idempotencyKey, ...body }: GuestBooking) =>
      call('POST /api/events/:id/manual-bookings', { params: { id: eventId }, body, idempotencyKey }),
    fact: 'guests booked',
    factOfError: () => 'guests booked',
  });
}
