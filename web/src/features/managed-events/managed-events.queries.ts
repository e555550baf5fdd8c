import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ManagedEvent } from '@ascendant/contract/managed-event';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { call, callWithHeaders } from '../../api/client';
import { queryKey, refreshReads } from '../../api/query-key';

export type { ManagedEvent };

/** Others book, and other admins decide: the lists are read anew on every look. */
const fresh = { staleTime: 0 } as const;

/** The signed-in organizer's own events, the newest first. */
export const ownEventsQuery = queryOptions({
  queryKey: queryKey('listOrganizerEvents'),
  queryFn: ({ signal }) => call('listOrganizerEvents', { signal }),
  ...fresh,
});

export interface EventPage {
  readonly events: readonly ManagedEvent[];
  /** How many there are on all pages. */
  readonly all: number;
}

interface PageWanted {
  readonly status: EventStatus | null;
  readonly limit: number;
  readonly offset?: number;
}

/** A page of all events; those that wait for approval come first. */
export function adminEventsQuery({ status, limit, offset = 0 }: PageWanted) {
  return queryOptions({
    queryKey: queryKey('listAdminEvents', status, limit, offset),
    queryFn: async ({ signal }): Promise<EventPage> => {
      const query = { limit, offset, ...(status === null ? {} : { status }) };
      const { body, headers } = await callWithHeaders('listAdminEvents', { query, signal });
      return { events: body, all: Number(headers.get('x-total-count') ?? body.length) };
    },
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export interface Move {
  readonly event: Pick<ManagedEvent, 'id' | 'title'>;
  readonly to: EventStatus;
  readonly reason?: string;
  /** Of one attempt: pressed twice, it is done once. */
  readonly idempotencyKey?: string;
}

/** Gives an event another status. */
export function useMoveEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ event: { id }, to, reason = '', idempotencyKey }: Move) =>
      call('updateEvent', {
        params: { id },
        body: reason === '' ? { status: to } : { status: to, reason },
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      }),
    onSettled: () => refreshEvents(client),
  });
}

/** Sends a draft to review. */
export function useRequestReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<ManagedEvent, 'id'>) => call('requestReview', { params: { id } }),
    onSettled: () => refreshEvents(client),
  });
}

export function useDeleteEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<ManagedEvent, 'id'>) => call('deleteEvent', { params: { id } }),
    onSettled: () => refreshEvents(client),
  });
}

/** Everything that shows an event or its bookings. */
function refreshEvents(client: ReturnType<typeof useQueryClient>): Promise<void> {
  return refreshReads(
    client,
    'listAdminEvents',
    'listOrganizerEvents',
    'listEvents',
    'getEvent',
    'listEventBookings',
    'adminHealth',
  );
}
