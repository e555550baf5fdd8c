import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type CallInput, queryKey } from '../api/client';

/** Where the events of a list with these filters are; the marks on screen stay until the next ones are there. */
export function eventMapQuery(query: NonNullable<CallInput<'mapEvents'>['query']>) {
  return queryOptions({
    queryKey: queryKey('mapEvents', query),
    queryFn: ({ signal }) => call('GET /api/event-map', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The largest towns of a part of the map; those of before stay until the next ones are there. @param area null where no towns are shown */
export function mapTownsQuery(area: string | null) {
  return queryOptions({
    queryKey: queryKey('mapTowns', area),
    queryFn: ({ signal }) => call('GET /api/map-towns', { query: { area: area ?? '' }, signal }),
    enabled: area !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The events of one mark on the map, soonest first. @param party who comes along, '5,8' */
export function markedEventsQuery(eventIds: readonly number[], party: string | undefined) {
  const ids = eventIds.join(',');
  return queryOptions({
    queryKey: queryKey('listEvents', 'on the map', ids, party),
    queryFn: ({ signal }) => call('GET /api/events', { query: { ids, with: party, dates: 'next' }, signal }),
  });
}
