import type { SearchReading } from '@ascendant/contract/search';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, type CallReply, queryKey } from '../api/client';
import { localDay } from '../ui/text/day-text';
import { readQuery } from './read-query';

export type SearchSuggestions = CallReply<'suggestSearch'>;

const shortestSearch = 2;

/** Events, places and categories that a search may be about. Texts under two letters aren't searched. */
export function searchSuggestionsQuery(text: string) {
  const q = text.trim();
  return readQuery(
    'suggestSearch',
    'GET /api/search-suggestions',
    { query: { q } },
    { enabled: q.length >= shortestSearch, placeholderData: keepPreviousData },
  );
}

/** Reads a search: what it says as filters; null if it's only words. */
export function useSearchReader(): (text: string) => Promise<SearchReading | null> {
  const client = useQueryClient();
  return (text) => client.fetchQuery(searchReadingQuery(text));
}

/** By the reader's own day. */
function searchReadingQuery(text: string) {
  const query = { q: text.trim(), today: localDay() };
  return queryOptions({
    queryKey: queryKey('readSearch', query.q, query.today),
    queryFn: async ({ signal }) => (await call('GET /api/search-reading', { query, signal })).reading,
  });
}
