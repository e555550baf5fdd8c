import { queryOptions } from '@tanstack/react-query';
import { browserApi, type Api, queryKey } from '../api/client';
import { nullWhenMissing } from '../api/query-client';
import { isEventId } from './event';
import { eventListQuery } from './events';

/** A host; null if there's none with this id. @param id as it appears in the address */
export function hostQuery(id: string, api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('getHost', id),
    queryFn: ({ signal }) =>
      isEventId(id) ? nullWhenMissing(api.call('GET /api/hosts/:id', { params: { id }, signal })) : null,
  });
}

/** A host's events, upcoming ones first. */
export function hostEventsQuery(id: string, api: Api = browserApi) {
  return eventListQuery({ host: id }, null, api);
}
