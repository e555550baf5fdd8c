import { infiniteQueryOptions } from '@tanstack/react-query';
import { call, type CallReply, queryKey, type CallInput } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { writing } from './use-write';

export type EventBookings = CallReply<'listEventBookings'>;
export type EventBooking = EventBookings['bookings'][number];

/** The bookings of an event, newest first, page by page. Other people book, so it's read again each time it's shown. */
export function eventBookingsQuery(eventId: number) {
  return infiniteQueryOptions({
    queryKey: queryKey('listEventBookings', eventId),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/events/:id/bookings', {
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
  /** Dollars; null to refund everything that's left. */
  readonly amount: number | null;
}

/** Refunds a booking, or part of it. */
export const useRefund = writing({
  send: ({ bookingId, amount }: Refund, idempotencyKey) =>
    call('POST /api/bookings/:id/refund', {
      params: { id: bookingId },
      body: amount === null ? {} : { amount },
      idempotencyKey,
    }),
  fact: 'booking refunded',
  factOfError: () => 'booking refunded',
  onSuccess: ({ status, reference }) =>
    showToast({
      title: status === 'cancelled' ? 'Booking cancelled' : 'Refund on its way',
      description: `We’ll email the traveller about ${reference}.`,
    }),
});

type GuestBooking = CallInput<'bookManually'>['body'] & {
  readonly eventId: number;
};

/** Books seats for guests. A failure may mean that others were faster. */
export const useBookManually = writing({
  send: ({ eventId, ...body }: GuestBooking, idempotencyKey) =>
    call('POST /api/events/:id/manual-bookings', { params: { id: eventId }, body, idempotencyKey }),
  fact: 'guests booked',
  factOfError: () => 'guests booked',
});

type ChangedBooking = CallInput<'changeManualBooking'>['body'] & { readonly bookingId: number };

/** Changes what was written about a booking for guests. */
export const useChangeManualBooking = writing({
  send: ({ bookingId, ...body }: ChangedBooking) =>
    call('PUT /api/manual-bookings/:id', { params: { id: bookingId }, body }),
  fact: 'manual booking changed',
  factOfError: () => 'manual booking changed',
});

type MovedParty = CallInput<'moveManualBooking'>['body'] & { readonly bookingId: number };

/** Moves guests to another date. A failure may mean that others were faster. */
export const useMoveManualBooking = writing({
  send: ({ bookingId, ...body }: MovedParty, idempotencyKey) =>
    call('POST /api/manual-bookings/:id/move', { params: { id: bookingId }, body, idempotencyKey }),
  fact: 'booking moved',
  factOfError: () => 'booking moved',
});
