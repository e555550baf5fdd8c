import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client';
import { queryKey } from '../../api/query-key';

const shortestName = 2;

/** Places whose name begins with the text, most populous first; nothing is asked for less than two letters. */
export function placesQuery(text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: queryKey('searchPlaces', q.toLowerCase()),
    queryFn: ({ signal }) => call('searchPlaces', { query: { q }, signal }),
    enabled: q.length >= shortestName,
  });
}
