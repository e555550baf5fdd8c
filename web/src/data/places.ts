import { queryOptions } from '@tanstack/react-query';
import { call, type CallInput, queryKey } from '../api/client';

const shortestSearch = 2;

/** Whether a text is long enough to search for a place. */
export const isPlaceSearch = (text: string): boolean => text.trim().length >= shortestSearch;

/**
 * Places whose name starts with the text, most populous first. Texts under two letters aren't searched.
 * @param country narrows the search; '' searches everywhere
 */
export function placesQuery(text: string, country = '') {
  const q = text.trim();
  return queryOptions({
    queryKey: queryKey('searchPlaces', q.toLowerCase(), country),
    queryFn: ({ signal }) => call('GET /api/places', { query: { q, ...(country ? { country } : {}) }, signal }),
    enabled: isPlaceSearch(q),
  });
}

/** A clock reading at a birthplace: the place by its id, or by city and country. */
export type AskedClock = NonNullable<CallInput<'clockChange'>['query']>;

/** Whether the clocks skipped or repeated a time, so that someone can say which they mean. */
export function clockChangeQuery(asked: AskedClock) {
  return queryOptions({
    queryKey: queryKey('clockChange', ...Object.values(asked)),
    queryFn: ({ signal }) => call('GET /api/places/clock', { query: asked, signal }),
  });
}
