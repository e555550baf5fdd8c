import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { call } from '../api/client';
import { isOfflineDocument } from '../api/offline-document';
import { forgetSavedBookings } from '../storage/saved-bookings';
import { clearDevice, isSignedOutHere, noteSignedOut } from '../storage/signed-out';

/** When the server ends a session: at once, or when this device has a network again. */
export type SignedOut = 'now' | 'later';

/** How long a page waits for the sign-out of an earlier one. */
const patientMs = 4000;

/**
 * Signs out. Without a network, everything of the person is deleted from this device at once; the server ends the session with the next
 * page that this browser loads, and takes it for a visitor's until then.
 * @throws ApiError when the server refuses
 * Source: docs/archive/decisions/0070-offline.md.
 */
export async function signOut(client: QueryClient): Promise<SignedOut> {
  // Before the reply, with which the browser deletes all that's stored: reading it then may never end.
  await Promise.all([sendWhatWaits(client), forgetSavedBookings().catch(() => undefined)]);
  try {
    await call('POST /api/logout', {});
    return 'now';
  } catch (error) {
    if (error instanceof ApiError) throw error;
    noteSignedOut();
    await clearDevice();
    return 'later';
  }
}

/** Sends what the server keeps for the next time. Without a network there's no way to, not even to load the code for it. */
async function sendWhatWaits(client: QueryClient): Promise<void> {
  if (isOfflineDocument()) return;
  try {
    const [{ leaveCheckIn }, { keepFormsForNextTime }] = await Promise.all([
      import('./leave-check-in'),
      import('./kept-forms'),
    ]);
    await Promise.all([leaveCheckIn(client), keepFormsForNextTime(client)]);
  } catch {
    // The sign-out goes on.
  }
}

/** Ends the session of someone who signed out without a network. If that fails, the next page tries again. */
export async function finishSignOut(): Promise<void> {
  if (!isSignedOutHere()) return;
  await call('POST /api/logout', { signal: AbortSignal.timeout(patientMs) }).catch(() => undefined);
}
