import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookingData } from '@ascendant/contract/booking';
import { ApiError } from '../../api/api-error';
import { call, type CallInput } from '../../api/client';
import { tierFromWire } from '@ascendant/contract/tier-wire';
import { queryKey, refreshReads } from '../../api/query-key';

export const dependentsQuery = queryOptions({
  queryKey: queryKey('listDependents'),
  queryFn: ({ signal }) => call('listDependents', { signal }),
});

/** The tier on sale now, read anew each time the dialog opens; null when nothing is on sale. */
export function currentPricingQuery(eventId: number) {
  return queryOptions({
    queryKey: queryKey('currentPricing', eventId),
    queryFn: async ({ signal }) => {
      try {
        return tierFromWire(await call('currentPricing', { params: { id: String(eventId) }, signal }));
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.code === 'not_on_sale')) return null;
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Books an event that costs nothing. The key is one for each attempt. */
export function useBookFree() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, idempotencyKey }: { booking: BookingData; idempotencyKey: string }) =>
      call('createBooking', { body: booking, idempotencyKey }),
    onSuccess: () =>
      void refreshReads(client, 'listMyBookings', 'getEvent', 'listEvents', 'matchedEvents', 'otherEvents'),
  });
}

/** Completes what is known of somebody in the family. */
export function useSaveDependent(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'updateDependent'>['body']) =>
      call('updateDependent', { params: { id: String(id) }, body }),
    onSuccess: () => refreshReads(client, 'listDependents', 'eventMatch'),
  });
}
