import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '../api/client';
import { readQuery } from './read-query';

/** Where the events of a list with these filters are; the marks on screen stay until the next ones are there. */
export const eventMapQuery = (query: NonNullable<CallInput<'mapEvents'>['query']>) =>
  readQuery('mapEvents', 'GET /api/event-map', { query }, { placeholderData: keepPreviousData });

/** The largest towns of a part of the map; those of before stay until the next ones are there. @param area null where no towns are shown */
export const mapTownsQuery = (area: string | null) =>
  readQuery(
    'mapTowns',
    'GET /api/map-towns',
    { query: { area: area ?? '' } },
    { enabled: area !== null, placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  );

/** The events of one mark on the map, soonest first. @param party who comes along, '5,8' */
export function markedEventsQuery(eventIds: readonly number[], party: string | undefined) {
  const ids = eventIds.join(',');
  return readQuery('listEvents', 'GET /api/events', { query: { ids, with: party, dates: 'next' } });
}
