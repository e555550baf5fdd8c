import type { EventSummary } from '@ascendant/contract/event';
import { chosenPlaceDistanceKm } from '@ascendant/domain/event/event-search';
import { maxFeaturedEvents } from '@ascendant/domain/event/limits';
import { browsePageSize } from '@ascendant/domain/list-limits';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { browserApi, type Api, type CallInput, queryKey } from '../api/client';
import { isCountCapped, isScorePending, readCount, readDroppedWords, readNextCursor, readSearchedFor } from './paging';
import { readQuery } from './read-query';

/** One page of a list of events. */
export interface EventPage {
  readonly events: readonly EventSummary[];
  /** How many events match. */
  readonly total: number;
  /** There are more than `total`. */
  readonly isTotalCapped: boolean;
  /** How many events there are without any filter. */
  readonly unfilteredTotal: number;
  readonly nextCursor: string | null;
  /** What the server searched for instead of what was typed; null if it found that. */
  readonly searchedFor: string | null;
  /** Words that no event has, which the server left out. */
  readonly droppedWords: readonly string[];
  /** This person's scores will come: the server is still reading the events. */
  readonly isScorePending: boolean;
}

type ListEventsInput = NonNullable<CallInput<'listEvents'>['query']>;

/** The browse screen's list, page after page. The server searches, filters and sorts: without a text, a place or another order, near people's towns first. */
export function eventListQuery(filters: ListEventsInput, cursor: string | null = null, api: Api = browserApi) {
  return infiniteQueryOptions({
    queryKey: queryKey('listEvents', 'browse', filters, cursor),
    queryFn: ({ pageParam, signal }) =>
      readFrom(pageParam, (from) =>
        readEventPage(api, { ...ordered(filters), limit: browsePageSize, ...from }, signal),
      ),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor,
  });
}

function ordered(filters: ListEventsInput): ListEventsInput {
  return (filters.sort ?? filters.q ?? filters.near) === undefined ? { ...filters, sort: 'near' } : filters;
}

/** How many events each category would show, and how many are free, beside a list with these filters. */
export const filterCountsQuery = (filters: NonNullable<CallInput<'countFilters'>['query']>) =>
  readQuery('countFilters', 'GET /api/event-filters', { query: filters }, { placeholderData: keepPreviousData });

/** For filters that no event matches: what each hides, and events that are nearly that. */
export const relaxedFiltersQuery = (filters: NonNullable<CallInput<'relaxFilters'>['query']>) =>
  readQuery('relaxFilters', 'GET /api/relaxed-filters', { query: filters });

/** Some events by their ids, soonest first; those that aren't published are left out. */
export function eventsByIdQuery(eventIds: readonly number[]) {
  const ids = eventIds.toSorted((a, b) => a - b).join(',');
  return readQuery('listEvents', 'GET /api/events', { query: { ids, dates: 'next' } });
}

/**
 * The home page's featured events: 6 at most (specification 1, section 9 (Business constants and limits)). The server chooses them.
 * @param near those near this place first; '' for none
 */
export function featuredEventsQuery(near = '', api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('listEvents', 'featured', near),
    queryFn: ({ signal }) => readFeatured(api, near, signal),
    placeholderData: keepPreviousData,
  });
}

/** A place that the server can't find now is no reason to feature nothing. */
async function readFeatured(api: Api, near: string, signal: AbortSignal): Promise<EventPage> {
  const featured = { limit: maxFeaturedEvents, sort: 'featured' } as const;
  if (near === '') return readEventPage(api, featured, signal);
  try {
    return await readEventPage(api, { ...featured, near, within: chosenPlaceDistanceKm }, signal);
  } catch (error) {
    if (error instanceof ApiError) return readEventPage(api, featured, signal);
    throw error;
  }
}

/** Reads from a cursor. One that the server doesn't know, from an old link or another order, is dropped: the list starts over. */
async function readFrom<Page>(
  cursor: string | null,
  read: (from: { cursor?: string }) => Promise<Page>,
): Promise<Page> {
  if (cursor === null) return read({});
  try {
    return await read({ cursor });
  } catch (error) {
    if (error instanceof ApiError && error.fields['cursor'] !== undefined) return read({});
    throw error;
  }
}

async function readEventPage(api: Api, query: ListEventsInput, signal: AbortSignal): Promise<EventPage> {
  const { body, headers } = await api.callWithHeaders('GET /api/events', {
    query: { ...query, dates: 'next' },
    signal,
  });
  const total = readCount(headers, 'x-total-count') ?? body.length;
  return {
    events: body,
    total,
    isTotalCapped: isCountCapped(headers),
    unfilteredTotal: readCount(headers, 'x-unfiltered-count') ?? total,
    nextCursor: readNextCursor(headers),
    searchedFor: readSearchedFor(headers),
    droppedWords: readDroppedWords(headers),
    isScorePending: isScorePending(headers),
  };
}
