import { queryOptions, skipToken } from '@tanstack/react-query';
import { call, type CallInput, type CallReply } from '../api/client';
import { queryKey } from '../api/query-key';
import { useWrite } from './use-write';

export type Team = CallReply<'getTeam'>;
export type TeamMember = Team['members'][number];
export type Invitation = Team['invitations'][number];
export type WorkDate = CallReply<'listWorkDates'>['dates'][number];

export const teamQuery = queryOptions({
  queryKey: queryKey('getTeam'),
  queryFn: ({ signal }) => call('getTeam', { signal }),
});

/** The dates that one works on and that aren't over. @param q words of those looked for; '' for all */
export const workDatesQuery = (q = '') => {
  const query = q === '' ? {} : { q };
  return queryOptions({
    queryKey: queryKey('listWorkDates', { query }),
    queryFn: ({ signal }) => call('listWorkDates', { query, signal }),
  });
};

export function useInvite() {
  return useWrite({
    send: (body: CallInput<'inviteMember'>['body']) => call('inviteMember', { body }),
    fact: 'team changed',
  });
}

export function useWithdrawInvitation() {
  return useWrite({
    send: (id: number) => call('withdrawInvitation', { params: { id } }),
    fact: 'team changed',
    factOfError: () => 'team changed',
  });
}

export interface MemberChange {
  readonly userId: number;
  readonly body: CallInput<'changeMember'>['body'];
}

export function useChangeMember() {
  return useWrite({
    send: ({ userId, body }: MemberChange) => call('changeMember', { params: { id: userId }, body }),
    fact: 'team changed',
    factOfError: () => 'team changed',
  });
}

export function useRemoveMember() {
  return useWrite({
    send: (userId: number) => call('removeMember', { params: { id: userId } }),
    fact: 'team changed',
    factOfError: () => 'team changed',
  });
}

/** @param onLeft called before the user is read again, which ends the page that this was done on */
export function useLeaveTeam(onLeft: () => void) {
  return useWrite({ send: () => call('leaveTeam', {}), fact: 'team left', onSuccess: onLeft });
}

/** @param token of its link; null if there's none */
export function invitationQuery(token: string | null) {
  return queryOptions({
    queryKey: queryKey('readInvitation', token ?? ''),
    queryFn: token === null ? skipToken : ({ signal }) => call('readInvitation', { body: { token }, signal }),
    staleTime: 0,
    retry: false,
  });
}

export function useAcceptInvitation() {
  return useWrite({
    send: (token: string) => call('acceptInvitation', { body: { token } }),
    fact: 'invitation accepted',
  });
}
