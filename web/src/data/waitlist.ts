import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { call, type CallReply } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { fresh, readQuery } from './read-query';
import { useWrite } from './use-write';

export type WaitlistEntry = CallReply<'listMyWaitlist'>[number];

/** Your waitlist entries, newest first. The line moves without you, so it's read again each time it's shown. */
export const myWaitlistQuery = readQuery('listMyWaitlist', 'GET /api/user/waitlist', {}, fresh);

/**
 * How many seats of an event are offered to the signed-in person.
 * @returns null until that's known; 0 if it can't be read, since the server checks again
 */
export function useSeatsHeld(eventId: number, isAsked: boolean): number | null {
  const { data, isLoading, isFetched } = useQuery({ ...myWaitlistQuery, enabled: isAsked });
  if (isLoading && !isFetched) return null;
  return data?.find((entry) => entry.eventId === eventId)?.offer?.seats ?? 0;
}

/** Joins the line. If seats have come free meanwhile, the event shows them. */
export function useJoinWaitlist(eventId: number) {
  return useWrite({
    send: (seats: number) => call('POST /api/events/:id/waitlist', { params: { id: eventId }, body: { seats } }),
    fact: 'waitlist joined',
    factOfError: (error) => (error instanceof ApiError && error.code === 'seats_free' ? 'seats came free' : null),
    onSuccess: () => showToast({ title: 'You’re on the waitlist', description: 'We’ll email you when seats open up.' }),
  });
}

/** Leaves the line, even if the person is no longer in it. */
export function useLeaveWaitlist(eventId: number) {
  return useWrite<unknown>({
    send: () => call('DELETE /api/events/:id/waitlist', { params: { id: eventId } }),
    fact: 'waitlist left',
    factOfError: () => 'waitlist left',
    onSuccess: () => showToast({ title: 'You’ve left the waitlist' }),
  });
}
