import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { call, type CallReply } from '../../api/client';
import { queryKey, refreshReads } from '../../api/query-key';
import { showToast } from '../../ui/toast-store';

export type WaitlistEntry = CallReply<'listMyWaitlist'>[number];

/** Where one stands in line, newest first. Read anew on every look: the line moves without our doing. */
export const myWaitlistQuery = queryOptions({
  queryKey: queryKey('listMyWaitlist'),
  queryFn: ({ signal }) => call('listMyWaitlist', { signal }),
  staleTime: 0,
});

/**
 * How many places of an event are kept for the signed-in person.
 * @returns null until that is known; 0 where it cannot be read, since the server looks again
 */
export function usePlacesKept(eventId: number, isAsked: boolean): number | null {
  const { data, isLoading } = useQuery({ ...myWaitlistQuery, enabled: isAsked });
  if (isLoading) return null;
  return data?.find((entry) => entry.eventId === eventId)?.offer?.places ?? 0;
}

/** Joins the line. Places that came free meanwhile are shown. */
export function useJoinWaitlist(eventId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (places: number) => call('joinWaitlist', { params: { id: eventId }, body: { places } }),
    onSuccess: async () => {
      await refreshReads(client, 'listMyWaitlist');
      showToast({ title: 'You are on the waitlist', description: 'We write to you when places come free.' });
    },
    onError: (error) =>
      error instanceof ApiError && error.code === 'places_free' ? refreshReads(client, 'getEvent') : undefined,
  });
}

/** Leaves the line, also where one no longer stands in it. */
export function useLeaveWaitlist(eventId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('leaveWaitlist', { params: { id: eventId } }),
    onSuccess: () => showToast({ title: 'You left the waitlist' }),
    onSettled: () => refreshReads(client, 'listMyWaitlist', 'getEvent', 'listEvents'),
  });
}
