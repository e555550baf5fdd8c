import { queryOptions } from '@tanstack/react-query';
import { browserApi, type Api, queryKey } from '../api/client';

/** What the site's operator has chosen. It doesn't change while the program runs, so it's read once. */
export function siteQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('getSite'),
    queryFn: ({ signal }) => api.call('GET /api/site', { signal }),
    staleTime: Infinity,
  });
}
