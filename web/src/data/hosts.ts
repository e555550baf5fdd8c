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
      isEventId(id) ? nullWhenMissing(api.call('GET /api/hosts/:id', { params: { id }, query: {}, signal })) : null,
  });
}

/** The host of an event, with the guides of that date; null without one. */
export function eventHostQuery(id: number | null, event: number) {
  return queryOptions({
    queryKey: queryKey('getHost', id, event),
    queryFn: ({ signal }) =>
      id === null
        ? null
        : nullWhenMissing(browserApi.call('GET /api/hosts/:id', { params: { id }, query: { event }, signal })),
  });
}

/** A host's events, upcoming ones first. */
export function hostEventsQuery(id: string, api: Api = browserApi) {
  return eventListQuery({ host: id }, null, api);
}
