import type { Attendee } from '@ascendant/contract/attendee';
import { attendeesPageSize } from '@ascendant/domain/list-limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type CallReply } from '../api/client';
import { queryKey } from '../api/query-key';

export type { Attendee };
export type Attendees = CallReply<'listAttendees'>;

export interface AttendeesWanted {
  readonly eventId: number;
  readonly q: string;
  readonly ticket: 'valid' | 'checked_in' | undefined;
  /** From 1. */
  readonly page: number;
}

/** A page of an event's attendees. Other people book and check in, so it's read again each time it's shown. */
export function attendeesQuery({ eventId, q, ticket, page }: AttendeesWanted) {
  return queryOptions({
    queryKey: queryKey('listAttendees', eventId, q, ticket, page),
    queryFn: ({ signal }) =>
      call('listAttendees', {
        params: { id: eventId },
        query: { q, ticket, limit: attendeesPageSize, offset: (page - 1) * attendeesPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
