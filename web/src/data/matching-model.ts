import { queryOptions } from '@tanstack/react-query';
import { browserApi, type Api, queryKey } from '../api/client';

/** Every figure of the matching model, from the engine. It doesn't change, so it's read once. */
export function matchingModelQuery(api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('matchingModel'),
    queryFn: ({ signal }) => api.call('GET /api/matching-model', { signal }),
    staleTime: Infinity,
  });
}
