import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type CallReply } from '../api/client';
import { queryKey } from '../api/query-key';

export type SearchSuggestions = CallReply<'suggestSearch'>;

const shortestSearch = 2;

/** Events, places and categories that a search may be about. Texts under two letters aren't searched. */
export function searchSuggestionsQuery(text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: queryKey('suggestSearch', q.toLowerCase()),
    queryFn: ({ signal }) => call('suggestSearch', { query: { q }, signal }),
    enabled: q.length >= shortestSearch,
    placeholderData: keepPreviousData,
  });
}
