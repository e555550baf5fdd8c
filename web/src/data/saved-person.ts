import type { User } from '@ascendant/contract/account';
import { isOfflineDocument } from '../api/offline-document';
import { forgetSavedBookings, readSavedBookings, savedBookings } from '../storage/saved-bookings';

/** Whose bookings this device has saved, for the offline document; null if it has no one's. */
export async function savedPerson(): Promise<User | null> {
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
