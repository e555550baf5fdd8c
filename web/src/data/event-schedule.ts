import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type CallInput } from '../api/client';
import { queryKey } from '../api/query-key';
import { useWrite } from './use-write';

/** A schedule as it's sent. */
export type SentSchedule = CallInput<'setSchedule'>['body'];

/** The schedule of an event's series. Others edit too, so it's always read again. */
export function scheduleQuery(id: number) {
  return queryOptions({
    queryKey: queryKey('getSchedule', id),
    queryFn: ({ signal }) => call('GET /api/events/:id/schedule', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What a schedule would do. What's wrong with it comes as an error, which doesn't change by asking again. */
export function schedulePreviewQuery(id: number, body: SentSchedule) {
  return queryOptions({
    queryKey: queryKey('previewSchedule', id, body),
    queryFn: ({ signal }) => call('POST /api/events/:id/schedule-preview', { params: { id }, body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Saves an event's schedule. */
export function useSetSchedule() {
  return useWrite({
    send: ({ id, body }: { id: number; body: SentSchedule }) =>
      call('PUT /api/events/:id/schedule', { params: { id }, body }),
    fact: 'event changed',
  });
}
