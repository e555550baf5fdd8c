import { call } from '../api/client';
import { readQuery } from './read-query';
import { writing } from './use-write';

/** The hosts whom the signed-in person follows. */
export const followedHostsQuery = readQuery('listFollowedHosts', 'GET /api/user/followed-hosts', {});

export const useFollowHost = writing({
  send: ({ id, isFollowed }: { readonly id: number; readonly isFollowed: boolean }) =>
    call('PUT /api/user/followed-hosts/:id', { params: { id }, body: { isFollowed } }),
  fact: null,
  factOfError: () => 'follows changed',
  onSuccess: (followed, client) => client.setQueryData(followedHostsQuery.queryKey, followed),
});
