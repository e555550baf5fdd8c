import type { EventDetail } from '@ascendant/contract/event';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { browserApi, type Api, queryKey } from '../api/client';
import { nullWhenMissing } from '../api/query-client';

/** Ids are whole numbers. Anything else can't be an event, so the server isn't asked. */
const idPattern = /^[1-9]\d{0,9}$/;

export const isEventId = (id: string): boolean => idPattern.test(id);

/**
 * What the address of an event leads to: the event, 'gone' if it was public once and isn't any more, or null if it doesn't exist or
 * this person may not see it.
 */
export type EventAtAddress = EventDetail | 'gone' | null;

/** @param id as it appears in the address */
export function eventAtAddressQuery(id: string, api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('getEvent', id),
    queryFn: ({ signal }) =>
      isEventId(id) ? nullWhenMissing(orGone(api.call('GET /api/events/:id', { params: { id }, signal }))) : null,
  });
}

/** Reads an event before its page is opened, so that the page changes in one step. A page that can't be read says so itself. */
export function useReadAhead(): (id: number) => Promise<void> {
  const client = useQueryClient();
  return (id) => client.prefetchQuery(eventAtAddressQuery(String(id)));
}

/** Reads an event again, whatever is cached of it. @throws ApiError, or TypeError without a network */
export function useReadAgain(): (id: number) => Promise<EventAtAddress> {
  const client = useQueryClient();
  return (id) => client.fetchQuery({ ...eventAtAddressQuery(String(id)), staleTime: 0 });
}

/** One event; null if there's none that this person may see. @param id as it appears in the address */
export function eventDetailQuery(id: string) {
  return { ...eventAtAddressQuery(id), select: (found: EventAtAddress) => (found === 'gone' ? null : found) };
}

/** The reviews of an event; null if there is no such event. @param id as it appears in the address */
export function eventReviewsQuery(id: string, api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('listReviews', id),
    queryFn: ({ signal }) =>
      isEventId(id) ? nullWhenMissing(api.call('GET /api/events/:id/reviews', { params: { id }, signal })) : null,
  });
}

async function orGone(read: Promise<EventDetail>): Promise<EventDetail | 'gone'> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return 'gone';
    throw error;
  }
}
