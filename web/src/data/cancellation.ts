import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { call, type CallReply } from '../api/client';
import { queryKey } from '../api/query-key';
import { showToast } from '../ui/dialog/toast-store';
import { useWrite } from './use-write';

export type CancellationQuote = CallReply<'getCancellation'>;

/** What cancelling a booking now would mean. It depends on the time, so it's read again each time it's shown. */
export function cancellationQuery(bookingId: number) {
  return queryOptions({
    queryKey: queryKey('getCancellation', bookingId),
    queryFn: ({ signal }) => call('getCancellation', { params: { id: bookingId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export interface Cancellation {
  readonly bookingId: number;
  /** Dollars, as the quote said. */
  readonly refund: string;
  readonly idempotencyKey: string;
}

/** Cancels one's own booking. A refusal means that the booking, its time or its amount has changed. */
export function useCancelBooking() {
  return useWrite({
    send: ({ bookingId, refund, idempotencyKey }: Cancellation) =>
      call('cancelBooking', { params: { id: bookingId }, body: { refund }, idempotencyKey }),
    fact: 'booking cancelled',
    factOfError: (error) => (error instanceof ApiError && error.status === 409 ? 'booking cancelled' : null),
    onSuccess: ({ reference, paymentStatus }) =>
      showToast({
        title: 'Booking cancelled',
        description:
          paymentStatus === 'completed'
            ? `${reference} is cancelled.`
            : `${reference} is cancelled, and your refund is on its way.`,
      }),
  });
}

export interface Renaming {
  readonly bookingId: number;
  /** From 0. */
  readonly position: number;
  readonly name: string;
}

/** Puts another name on a ticket. */
export function useRenameAttendee() {
  return useWrite({
    send: ({ bookingId, position, name }: Renaming) =>
      call('renameAttendee', { params: { id: bookingId, position }, body: { name } }),
    fact: 'attendee renamed',
    factOfError: (error) => (error instanceof ApiError && error.status === 409 ? 'attendee renamed' : null),
    onSuccess: ({ name }) => showToast({ title: 'Name changed', description: `The ticket now says ${name}.` }),
  });
}
