import { browsePageSize } from '@ascendant/domain/list-limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { maxFeaturedEvents } from '@ascendant/domain/event/limits';
import type { EventSummary } from '@ascendant/contract/event';
import { browserApi, type Api, type CallInput } from '../../api/client';
import { queryKey } from '../../api/query-key';
import type { EventFilters } from './event-filters';

/** One page of a list of events. */
export interface EventPage {
  readonly events: readonly EventSummary[];
  /** How many match. */
  readonly total: number;
  /** How many there are without any filter. */
  readonly unfilteredTotal: number;
  readonly nextCursor: string | null;
}

/** The browse screen's list, page after page. Search, filters and order are the server's. */
export function eventListQuery(filters: EventFilters, cursor: string | null = null, api: Api = browserApi) {
  return infiniteQueryOptions({
    queryKey: queryKey('listEvents', 'browse', filters, cursor),
    queryFn: ({ pageParam, signal }) =>
      readEventPage(api, { ...filters, limit: browsePageSize, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** What the home page features: 6 at most (specification 1, section 9 (Business constants and limits)); which ones is the server's choice. */
export function featuredEventsQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('listEvents', 'featured'),
    queryFn: ({ signal }) => readEventPage(api, { limit: maxFeaturedEvents, sort: 'featured' }, signal),
  });
}

type ListEventsInput = NonNullable<CallInput<'listEvents'>['query']>;

async function readEventPage(api: Api, query: ListEventsInput, signal: AbortSignal): Promise<EventPage> {
  const { body, headers } = await api.callWithHeaders('listEvents', { query, signal });
  const total = readCount(headers, 'x-total-count') ?? body.length;
  return {
    events: body,
    total,
    unfilteredTotal: readCount(headers, 'x-unfiltered-count') ?? total,
    nextCursor: readNextCursor(headers),
  };
}

function readCount(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text === null ? null : Number(text);
}

/** The cursor of `Link: </api/events?cursor=…>; rel="next"`; null on the last page. */
export function readNextCursor(headers: Headers): string | null {
  const next = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  return next ? new URL(next, 'http://localhost').searchParams.get('cursor') : null;
}
