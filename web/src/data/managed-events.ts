import type { ManagedEvent } from '@ascendant/contract/managed-event';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callWithHeaders, type CallInput, type CallReply, queryKey } from '../api/client';
import { readCountOfAll, type CountOfAll } from './paging';
import type { Fact } from './stale-after';
import { useReadAgain } from './use-read-again';
import { writing } from './use-write';

export type { ManagedEvent };

/** Other people book and other admins decide, so the lists are read again each time they're shown. */
const fresh = { staleTime: 0 } as const;

export interface EventPage extends CountOfAll {
  readonly events: readonly ManagedEvent[];
}

/**
 * A page of the events that someone manages: everyone's for admins, with those waiting for approval first unless another order is
 * asked for; their own for organizers, the newest first.
 */
export function managedEventsQuery(viewer: 'admin' | 'organizer', query: CallInput<'listAdminEvents'>['query']) {
  return queryOptions({
    queryKey: queryKey(viewer === 'admin' ? 'listAdminEvents' : 'listOrganizerEvents', query),
    queryFn: async ({ signal }): Promise<EventPage> => {
      const { body, headers } = await (viewer === 'admin'
        ? callWithHeaders('GET /api/admin/events', { query, signal })
        : callWithHeaders('GET /api/organizer/events', { query, signal }));
      return { events: body, ...readCountOfAll(headers, body.length) };
    },
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

/** The events that have waited longest for approval; the rest are in the list of all events. */
export const waitingEventsQuery = managedEventsQuery('admin', { status: 'pending_approval', limit: 3 });

export interface Move {
  readonly event: Pick<ManagedEvent, 'id' | 'title'>;
  readonly to: EventStatus;
  readonly reason?: string;
}

/** A failed change may mean that someone else changed the event first. */
const eventChanged = { fact: 'event changed', factOfError: (): Fact => 'event changed' } as const;

/** Gives an event another status. */
export const useTransitionEvent = writing({
  send: ({ event: { id }, to, reason }: Move, idempotencyKey) =>
    call('PUT /api/events/:id', {
      params: { id },
      body: reason ? { status: to, reason } : { status: to },
      ...(reason === undefined ? {} : { idempotencyKey }),
    }),
  ...eventChanged,
});

/** Sends a draft to review. */
export const useRequestReview = writing({
  send: ({ id }: Pick<ManagedEvent, 'id'>) => call('POST /api/events/:id/request-review', { params: { id } }),
  ...eventChanged,
});

export type Approvals = CallReply<'approveEvents'>;

/** Approves several events that wait for it, each for itself. */
export const useApproveEvents = writing({
  send: (ids: readonly number[]) => call('POST /api/admin/events/approve', { body: { ids: [...ids] } }),
  ...eventChanged,
});

export const useDeleteEvent = writing({
  send: ({ id }: Pick<ManagedEvent, 'id'>) => call('DELETE /api/events/:id', { params: { id } }),
  ...eventChanged,
});

/** Lists an event, or leaves it out of every list. */
export const useSetListing = writing({
  send: ({ id, ...body }: { readonly id: number; readonly isListed: boolean; readonly code?: string }) =>
    call('PUT /api/events/:id/listing', { params: { id }, body }),
  ...eventChanged,
});

/** Pauses or resumes sales of an event. */
export const useSetSales = writing({
  send: ({ id, isPaused }: { readonly id: number; readonly isPaused: boolean }) =>
    call('PUT /api/events/:id/sales', { params: { id }, body: { isPaused } }),
  ...eventChanged,
});

/** Opens an unlisted event with its code. */
export const useOpenEvent = writing({
  send: (code: string) => call('POST /api/event-codes', { body: { code } }),
  fact: 'event opened',
});

/** Reads the lists of managed events again, for a decision that depends on current figures. */
export const useReadManagedEventsAgain = () => useReadAgain(['listAdminEvents', 'listOrganizerEvents']);
