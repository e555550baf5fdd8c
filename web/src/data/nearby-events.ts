import { queryOptions } from '@tanstack/react-query';
import { browserApi, type Api, type CallInput, queryKey } from '../api/client';
import { nullWhenMissing } from '../api/query-client';
import { isEventId } from './event';

type Who = CallInput<'nearbyEvents'>['query'];

/** The nearest other events that can be booked now. @param id as it appears in the address */
export function nearbyEventsQuery(id: string, who: Who, api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('nearbyEvents', id, who),
    queryFn: ({ signal }) =>
      isEventId(id)
        ? nullWhenMissing(api.call('GET /api/events/:id/nearby', { params: { id }, query: who, signal }))
        : null,
  });
}
