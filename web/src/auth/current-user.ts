import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import type { User } from '@ascendant/contract/account';
import { clearAuthToken, storeAuthToken } from '../api/auth-token';
import { call } from '../api/client';
import { nullWhenSignedOut } from '../api/query-client';
import { queryKey } from '../api/query-key';
import { clearBookingStorage } from '../storage/booking-keys';

/** The signed-in person; null when signed out, which is what a 401 means here (specification 1, section 1 (What the product does and for whom)). */
export const currentUserQuery = queryOptions({
  queryKey: queryKey('currentUser'),
  queryFn: ({ signal }): Promise<User | null> => nullWhenSignedOut(call('currentUser', { signal })),
});

/** Puts a changed account into the cache, as the writes of the person answer it. */
export function cacheUser(client: QueryClient, user: User | null): void {
  client.setQueryData(currentUserQuery.queryKey, user);
}

/** Begins a session: the token is kept apart from the cached user (specification 1, section 3 (User)). */
export async function beginSession(client: QueryClient, user: User, token: string | undefined): Promise<void> {
  if (token) storeAuthToken(token);
  await client.cancelQueries(currentUserQuery);
  cacheUser(client, user);
  forgetOtherReads(client);
}

/** Ends a session on this machine: nothing of the person is left behind, and nothing of theirs is asked for any more. */
export async function endSession(client: QueryClient): Promise<void> {
  clearAuthToken();
  clearBookingStorage();
  await client.cancelQueries();
  client.removeQueries({ predicate: isOtherRead });
  cacheUser(client, null);
}

/** What was read as somebody else (scores, prices of one's own) is read again. */
function forgetOtherReads(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: isOtherRead });
  void client.invalidateQueries({ type: 'active', predicate: isOtherRead });
}

function isOtherRead({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey[0] !== currentUserQuery.queryKey[0];
}
