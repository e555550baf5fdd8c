import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallReply } from '../../api/client';
import { queryKey, refreshReads } from '../../api/query-key';
import { showToast } from '../../ui/toast-store';

export type EventBookings = CallReply<'listEventBookings'>;
export type EventBooking = EventBookings['bookings'][number];

/** The bookings of an event, newest first, page by page; read anew on every look, since others book. */
export function eventBookingsQuery(eventId: number) {
  return infiniteQueryOptions({
    queryKey: queryKey('listEventBookings', eventId),
    queryFn: ({ pageParam, signal }) =>
      call('listEventBookings', {
        params: { id: eventId },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ after }) => after,
    staleTime: 0,
  });
}

export interface Refund {
  readonly bookingId: number;
  /** Dollars; null for all that is left. */
  readonly amount: number | null;
  readonly idempotencyKey: string;
}

/** Gives money back. Refreshes the list and the figures that it changes. */
export function useRefund() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ bookingId, amount, idempotencyKey }: Refund) =>
      call('refundBooking', { params: { id: bookingId }, body: amount === null ? {} : { amount }, idempotencyKey }),
    onSuccess: ({ status, reference }) =>
      showToast({
        title: status === 'cancelled' ? 'Booking cancelled' : 'Refund on its way',
        description: `${reference}: the traveller gets an e-mail.`,
      }),
    onSettled: () => refreshReads(client, 'listEventBookings', 'listOrganizerEvents', 'getEvent', 'adminHealth'),
  });
}
