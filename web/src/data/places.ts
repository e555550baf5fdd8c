import type { CallInput } from '../api/client';
import { readQuery } from './read-query';

const shortestSearch = 2;

/** Whether a text is long enough to search for a place. */
export const isPlaceSearch = (text: string): boolean => text.trim().length >= shortestSearch;

/**
 * Places whose name starts with the text, most populous first. Texts under two letters aren't searched.
 * @param country narrows the search; '' searches everywhere
 */
export function placesQuery(text: string, country = '') {
  const q = text.trim();
  return readQuery(
    'searchPlaces',
    'GET /api/places',
    { query: { q, ...(country ? { country } : {}) } },
    { enabled: isPlaceSearch(q) },
  );
}

/** A clock reading at a birthplace: the place by its id, or by city and country. */
export type AskedClock = NonNullable<CallInput<'clockChange'>['query']>;

/** Whether the clocks skipped or repeated a time, so that someone can say which they mean. */
export const clockChangeQuery = (asked: AskedClock) =>
  readQuery('clockChange', 'GET /api/places/clock', { query: asked });
