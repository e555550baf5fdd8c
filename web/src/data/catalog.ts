import { queryOptions } from '@tanstack/react-query';
import { browserApi, type Api } from '../api/client';
import { queryKey } from '../api/query-key';

/** The active categories, by name. */
export function categoriesQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('listCategories'),
    queryFn: ({ signal }) => api.call('listCategories', { signal }),
  });
}
