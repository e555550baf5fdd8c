import { maxScansPerBatch } from '@ascendant/domain/booking/check-in';
import type { QueryClient } from '@tanstack/react-query';
import {
  forgetCheckInLists,
  readWaitingScans,
  removeWaitingScans,
  wireScan,
  type StoredScan,
} from '../storage/check-in-store';
import { sendScans } from './check-in';

/**
 * Prepares this device for signing out, which clears it: sends the scans that are still waiting, and deletes the guest lists
 * with their names. Scans that can't be sent don't keep anyone signed in.
 */
export async function leaveCheckIn(client: QueryClient): Promise<void> {
  try {
    const waiting = await readWaitingScans();
    for (const eventId of new Set(waiting.map((scan) => scan.eventId)))
      await sendWaiting(
        client,
        eventId,
        waiting.filter((scan) => scan.eventId === eventId),
      );
  } catch {
    // The server can't be reached, or this person no longer manages the event: the sign-out goes on.
  }
  await forgetCheckInLists().catch(() => undefined);
}

async function sendWaiting(client: QueryClient, eventId: number, scans: readonly StoredScan[]): Promise<void> {
  for (let first = 0; first < scans.length; first += maxScansPerBatch) {
    const batch = scans.slice(first, first + maxScansPerBatch);
    await sendScans(client, { eventId, scans: batch.map(wireScan) });
    await removeWaitingScans(batch.map(({ scanId }) => scanId));
  }
}
