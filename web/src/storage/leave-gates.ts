import { maxScansPerBatch } from '@ascendant/domain/booking/check-in';
import { call } from '../api/client';
import { forgetGateLists, readWaitingScans, removeWaitingScans, wireScan, type StoredScan } from './gate-store';

/**
 * Before somebody signs out, which clears this device: sends what was scanned at gates and is not sent yet, and forgets the
 * names. What cannot be sent keeps nobody signed in.
 */
export async function leaveGates(): Promise<void> {
  try {
    const waiting = await readWaitingScans();
    for (const eventId of new Set(waiting.map((scan) => scan.eventId)))
      await sendScans(
        eventId,
        waiting.filter((scan) => scan.eventId === eventId),
      );
  } catch {
    // The server cannot be reached, or this event is not theirs any more: the sign-out goes on.
  }
  await forgetGateLists().catch(() => undefined);
}

async function sendScans(id: number, scans: readonly StoredScan[]): Promise<void> {
  for (let first = 0; first < scans.length; first += maxScansPerBatch) {
    const batch = scans.slice(first, first + maxScansPerBatch);
    await call('checkIn', { params: { id }, body: { scans: batch.map(wireScan) } });
    await removeWaitingScans(batch.map(({ scanId }) => scanId));
  }
}
