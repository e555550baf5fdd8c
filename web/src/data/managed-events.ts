import type { ManagedEvent } from '@ascendant/contract/managed-event';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callWithHeaders } from '../api/client';
import { queryKey } from '../api/query-key';
import type { Fact } from './facts';
import { useReadAgain } from './use-read-again';
import { useWrite } from './use-write';

export type { ManagedEvent };

/** Other people book and other admins decide, so the lists are read again each time they're shown. */
const fresh = { staleTime: 0 } as const;

/** The signed-in organizer's own events, newest first. */
export const ownEventsQuery = queryOptions({
  queryKey: queryKey('listOrganizerEvents'),
  queryFn: ({ signal }) => call('listOrganizerEvents', { query: {}, signal }),
  ...fresh,
});

export interface EventPage {
  readonly events: readonly ManagedEvent[];
  /** The number of events on all pages. */
  readonly all: number;
}

interface PageWanted {
  readonly status: EventStatus | null;
  readonly limit: number;
  readonly offset?: number;
}

/** A page of all events; those waiting for approval come first. */
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
  /** One for each attempt, so that pressing twice changes it once. */
  readonly idempotencyKey?: string;
}

/** A failed change may mean that someone else changed the event first. */
const eventChanged = { fact: 'event changed', factOfError: (): Fact => 'event changed' } as const;

/** Gives an event another status. */
export function useTransitionEvent() {
  return useWrite({
    send: ({ event: { id }, to, reason = '', idempotencyKey }: Move) =>
      call('updateEvent', {
        params: { id },
        body: reason === '' ? { status: to } : { status: to, reason },
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      }),
    ...eventChanged,
  });
}

/** Sends a draft to review. */
export function useRequestReview() {
  return useWrite({
    send: ({ id }: Pick<ManagedEvent, 'id'>) => call('requestReview', { params: { id } }),
    ...eventChanged,
  });
}

export function useDeleteEvent() {
  return useWrite({
    send: ({ id }: Pick<ManagedEvent, 'id'>) => call('deleteEvent', { params: { id } }),
    ...eventChanged,
  });
}

/** Reads the lists of managed events again, for a decision that depends on current figures. */
export const useReadManagedEventsAgain = () => useReadAgain(['listAdminEvents', 'listOrganizerEvents']);
