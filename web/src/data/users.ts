import type { UserWithSigns } from '@ascendant/contract/admin-user';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callWithHeaders, type CallInput, queryKey } from '../api/client';
import { isCountCapped, readCount } from './paging';
import { writing } from './use-write';

export type { UserWithSigns };

export interface UserPage {
  readonly users: readonly UserWithSigns[];
  /** The number of users on all pages. */
  readonly all: number;
  /** There are more than `all`. */
  readonly isCapped: boolean;
}

/** A page of users with their signs. People sign up all the time, so it's read again each time it's shown. */
export function usersQuery(query: CallInput<'listUsersWithSigns'>['query']) {
  return queryOptions({
    queryKey: queryKey('listUsersWithSigns', query),
    queryFn: async ({ signal }): Promise<UserPage> => {
      const { body, headers } = await callWithHeaders('GET /api/admin/users-with-astrology', { query, signal });
      return {
        users: body,
        all: readCount(headers, 'x-total-count') ?? body.length,
        isCapped: isCountCapped(headers),
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How many users are disabled, as far as the server counts. */
export const disabledUsersQuery = queryOptions({
  queryKey: queryKey('listUsers', 'disabled'),
  queryFn: async ({ signal }) => {
    const query = { status: 'disabled', limit: 1 } as const;
    const { body, headers } = await callWithHeaders('GET /api/admin/users', { query, signal });
    return { all: readCount(headers, 'x-total-count') ?? body.length, isCapped: isCountCapped(headers) };
  },
  staleTime: 0,
});

/** Creates a user of any type, from the form in Settings. */
export const useCreateUser = writing({
  send: (body: CallInput<'createUser'>['body']) => call('POST /api/admin/users', { body }),
  fact: 'user changed',
});

/** Creates a traveller or an admin, from the dialog 'Create New User'. */
export const useRegisterUser = writing({
  send: (body: CallInput<'register'>['body']) => call('POST /api/register', { body }),
  fact: 'user changed',
});

export interface Disabling {
  readonly user: Pick<UserWithSigns, 'id'>;
  readonly disabled: boolean;
  /** Why, for the person to read. */
  readonly reason?: string;
}

export const useDisableUser = writing({
  send: ({ user: { id }, disabled, reason = '' }: Disabling) =>
    call('PUT /api/admin/users/:id/disable', {
      params: { id },
      body: { disabled, ...(reason === '' ? {} : { reason }) },
    }),
  fact: 'user changed',
  factOfError: () => 'user changed',
});
