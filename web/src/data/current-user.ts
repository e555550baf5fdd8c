import type { User } from '@ascendant/contract/account';
import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import { clearAuthToken, readAuthToken, storeAuthToken } from '../api/auth-token';
import { call, queryKey } from '../api/client';
import { isOfflineDocument } from '../api/offline-document';
import { nullWhenSignedOut } from '../api/query-client';
import { clearBookingStorage, keepBookingsOf } from '../storage/booking-keys';
import { clearPersonDrafts, keepDraftsOf } from '../storage/person-drafts';
import { registrationDraft } from '../storage/registration-draft';
import { forgetSavedBookings, readSavedBookings, savedBookings } from '../storage/saved-bookings';
import { savedEventIds } from '../storage/saved-event-ids';
import { noteSignedInHere } from '../storage/signed-in-here';
import { readWhenShown, tell } from './facts';

/** The signed-in person; null when signed out, by the 401 rule. Without a network, the person whose bookings this device has. */
export const currentUserQuery = queryOptions({
  queryKey: queryKey('currentUser'),
  queryFn: async ({ signal }): Promise<User | null> => {
    const user = isOfflineDocument() ? await savedPerson() : await nullWhenSignedOut(call('GET /api/user', { signal }));
    clearStorageOfOthers(user);
    return user;
  },
});

/** A session can end without a sign-out. What its person left in this browser is theirs alone: it's cleared when someone else signs in. */
function clearStorageOfOthers(user: User | null | undefined): void {
  if (!user) return;
  keepDraftsOf(user.id);
  keepBookingsOf(user.id);
}

/** Caches the user, as the writes that change them reply. */
export function cacheUser(client: QueryClient, user: User | null): void {
  clearStorageOfOthers(user);
  client.setQueryData(currentUserQuery.queryKey, user);
}

/**
 * Starts a session. The token is kept apart from the cached user (specification 1, section 3 (User)). Whatever was read as
 * someone else is dropped unless it's on screen; the fact that the caller tells refreshes that.
 */
export async function beginSession(client: QueryClient, user: User, token: string | undefined): Promise<void> {
  if (token) storeAuthToken(token);
  if (!user.guest) noteSignedInHere();
  registrationDraft.clear();
  void keepSavedFor(user.id);
  await client.cancelQueries(currentUserQuery);
  cacheUser(client, user);
  client.removeQueries({ type: 'inactive', predicate: isOtherRead });
  await clearDatabasesOfOthers(user.id);
  if (!user.guest) await keepDeviceSaves();
}

/** What a device has of anyone else. A browser that can't store anything has nothing. */
async function clearDatabasesOfOthers(userId: number): Promise<void> {
  const [{ keptForms }, { forgetSheetsOfOthers }] = await Promise.all([
    import('../storage/kept-forms'),
    import('../storage/field-sheet-store'),
  ]);
  await keptForms.forgetOthers(userId).catch(() => undefined);
  await forgetSheetsOfOthers(userId).catch(() => undefined);
}

/** The events saved on this device while signed out become the person's. If that fails, the next sign-in tries again. */
async function keepDeviceSaves(): Promise<void> {
  const save = [...savedEventIds.list()];
  if (save.length === 0) return;
  try {
    await call('PUT /api/user/saved-events', { body: { save } });
    savedEventIds.clear();
  } catch {
    // They stay on the device.
  }
}

/** Ends the session on this device: nothing of the person stays, and no read of theirs goes on. */
export async function endSession(client: QueryClient): Promise<void> {
  clearAuthToken();
  clearBookingStorage();
  clearPersonDrafts();
  registrationDraft.clear();
  // The browser has deleted it with everything else.
  noteSignedInHere();
  void keepSavedFor(null);
  await client.cancelQueries();
  client.removeQueries({ predicate: isOtherRead });
  cacheUser(client, null);
}

/**
 * Without a cookie the server renders the page for a visitor. A stored token may still say who this is, so then everything is
 * read again. Call it before the page is hydrated: until the token has said who this is, guards wait instead of going to /auth.
 */
export function resumeSession(client: QueryClient): void {
  const user = client.getQueryData(currentUserQuery.queryKey);
  clearStorageOfOthers(user);
  if (user !== null || !readAuthToken()) return;
  readWhenShown(client, 'currentUser');
  void tell(client, 'session found');
}

function isOtherRead({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey[0] !== currentUserQuery.queryKey[0];
}

/** Whose bookings this device has saved, for the offline document; null if it has no one's. */
async function savedPerson(): Promise<User | null> {
  return (await readSavedBookings())?.user ?? null;
}

/**
 * Keeps what this device has saved for the person who's signed in, and deletes anyone else's. Don't wait for it after a sign-out: while
 * the browser deletes what's stored, it may never end.
 * @param userId null if no one is signed in
 */
export async function keepSavedFor(userId: number | null): Promise<void> {
  if (isOfflineDocument() || !('serviceWorker' in navigator)) return;
  try {
    await (userId === null ? forgetSavedBookings() : savedBookings.keepFor(userId));
  } catch {
    // A browser that can't store anything has nothing to keep.
  }
}
