import { queryOptions, skipToken } from '@tanstack/react-query';
import { call, type CallInput, type CallReply, queryKey } from '../api/client';
import { readQuery } from './read-query';
import { useWrite, writing } from './use-write';

export type Team = CallReply<'getTeam'>;
export type TeamMember = Team['members'][number];
export type Invitation = Team['invitations'][number];
/** An invitation as its person reads it. */
export type ReadInvitation = CallReply<'readInvitation'>;
export type { WorkSeries } from '@ascendant/contract/team';
export type WorkDate = CallReply<'listWorkDates'>['dates'][number];

export const teamQuery = readQuery('getTeam', 'GET /api/organizer/team', {});

/** The dates that one works on and that aren't over. */
const datesQuery = (query: CallInput<'listWorkDates'>['query']) =>
  readQuery('listWorkDates', 'GET /api/organizer/dates', { query });

/** @param q words of those looked for; '' for all */
export const workDatesQuery = (q = '') => datesQuery(q === '' ? {} : { q });

/** Those that a day is one of. */
export const workDatesOnQuery = (day: string) => datesQuery({ day });

export const useInvite = writing({
  send: (body: CallInput<'inviteMember'>['body']) => call('POST /api/organizer/team/invitations', { body }),
  fact: 'team changed',
});

export const useWithdrawInvitation = writing({
  send: (id: number) => call('DELETE /api/organizer/team/invitations/:id', { params: { id } }),
  fact: 'team changed',
  factOfError: () => 'team changed',
});

export interface MemberChange {
  readonly userId: number;
  readonly body: CallInput<'changeMember'>['body'];
}

export const useChangeMember = writing({
  send: ({ userId, body }: MemberChange) =>
    call('PUT /api/organizer/team/members/:id', { params: { id: userId }, body }),
  fact: 'team changed',
  factOfError: () => 'team changed',
});

export const useRemoveMember = writing({
  send: (userId: number) => call('DELETE /api/organizer/team/members/:id', { params: { id: userId } }),
  fact: 'team changed',
  factOfError: () => 'team changed',
});

/** @param onLeft called before the user is read again, which ends the page that this was done on */
export function useLeaveTeam(onLeft: () => void) {
  return useWrite({ send: () => call('POST /api/organizer/team/leave', {}), fact: 'team left', onSuccess: onLeft });
}

/** @param token of its link; null if there's none */
export function invitationQuery(token: string | null) {
  return queryOptions({
    queryKey: queryKey('readInvitation', token ?? ''),
    queryFn:
      token === null ? skipToken : ({ signal }) => call('POST /api/invitations/read', { body: { token }, signal }),
    staleTime: 0,
    retry: false,
  });
}

export const useAcceptInvitation = writing({
  send: (token: string) => call('POST /api/invitations/accept', { body: { token } }),
  fact: 'invitation accepted',
});
