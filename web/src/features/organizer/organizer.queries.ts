import { queryOptions } from '@tanstack/react-query';
import { call, type CallReply } from '../../api/client';
import { queryKey } from '../../api/query-key';

export type OwnEvent = CallReply<'listOrganizerEvents'>[number];

/** The signed-in organizer's own events, the newest first. */
export const ownEventsQuery = queryOptions({
  queryKey: queryKey('listOrganizerEvents'),
  queryFn: ({ signal }) => call('listOrganizerEvents', { signal }),
});
