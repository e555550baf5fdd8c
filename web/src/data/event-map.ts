import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type CallInput } from '../api/client';
import { queryKey } from '../api/query-key';

/** Where the events of a list with these filters are; the marks on screen stay until the next ones are there. */
export function eventMapQuery(query: NonNullable<CallInput<'mapEvents'>['query']>) {
  return queryOptions({
    queryKey: queryKey('mapEvents', query),
    queryFn: ({ signal }) => call('mapEvents', { query, signal }),
    placeholderData: keepPreviousData,
  });
}
