import { queryOptions } from '@tanstack/react-query';
import { browserApi, type Api, queryKey } from '../api/client';
import { nullWhenMissing } from '../api/query-client';
import { isEventId } from './event';

/** The nearest other events that can be booked now. @param id as it appears in the address */
export function nearbyEventsQuery(id: string, party?: string, api: Api = browserApi) {
  return queryOptions({
    queryKey: queryKey('nearbyEvents', id, party),
    queryFn: ({ signal }) =>
      isEventId(id)
        ? nullWhenMissing(api.call('GET /api/events/:id/nearby', { params: { id }, query: { with: party }, signal }))
        : null,
  });
}
