import { maxScansPerBatch } from '@ascendant/domain/booking/check-in';
import { maxSignaturesPerBatch } from '@ascendant/domain/booking/waiver';
import type { QueryClient } from '@tanstack/react-query';
import {
  forgetCheckInLists,
  readWaitingScans,
  readWaitingSignatures,
  removeWaitingScans,
  removeWaitingSignatures,
  wireScan,
  wireSignature,
  type StoredScan,
} from '../storage/check-in-store';
import { forgetSheets } from '../storage/field-sheet-store';
import { sendScans } from './check-in';
import { sendGateSignatures } from './waivers';

/**
 * Prepares this device for signing out, which clears it: sends the scans and signatures that are still waiting, and deletes the guest lists
 * and field sheets with their names. What can't be sent stays, and doesn't keep anyone signed in.
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
    await sendSignatures();
  } catch {
    // The server can't be reached, or this person no longer manages the event: the sign-out goes on.
  }
  await forgetCheckInLists().catch(() => undefined);
  await forgetSheets().catch(() => undefined);
}

async function sendWaiting(client: QueryClient, eventId: number, scans: readonly StoredScan[]): Promise<void> {
  for (let first = 0; first < scans.length; first += maxScansPerBatch) {
    const batch = scans.slice(first, first + maxScansPerBatch);
    await sendScans(client, { eventId, scans: batch.map(wireScan) });
    await removeWaitingScans(batch.map(({ scanId }) => scanId));
  }
}

async function sendSignatures(): Promise<void> {
  const waiting = await readWaitingSignatures();
  for (const eventId of new Set(waiting.map((signature) => signature.eventId))) {
    const own = waiting.filter((signature) => signature.eventId === eventId);
    for (let first = 0; first < own.length; first += maxSignaturesPerBatch) {
      const batch = own.slice(first, first + maxSignaturesPerBatch);
      await sendGateSignatures(eventId, batch.map(wireSignature));
      await removeWaitingSignatures(batch.map(({ signatureId }) => signatureId));
    }
  }
}
