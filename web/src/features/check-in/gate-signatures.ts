import { maxSignaturesPerBatch } from '@ascendant/domain/booking/waiver';
import type { GateSigned } from '../../data/waivers';
import { wireSignature, type ScanConflict, type StoredList, type StoredSignature } from '../../storage/check-in-store';
import type { CheckInContext, SignedHere } from './offline-check-in';

/** What signing needs of a device. Changes in place. */
interface SigningDevice {
  readonly context: CheckInContext;
  readonly list: StoredList | null;
  signatures: readonly StoredSignature[];
}

/** Stores what someone signed, before anything is sent. Source: docs/rules/booking.md, "Waivers". */
export async function storeSignature(device: SigningDevice, signed: SignedHere): Promise<void> {
  const { context, list } = device;
  const signedAt = new Date(context.now() + (list?.clockOffsetMs ?? 0)).toISOString();
  const { eventId } = context;
  const signature: StoredSignature = { ...signed, eventId, signedAt, signatureId: context.newId(), agreed: true };
  await context.store.writeSignature(signature);
  device.signatures = [...device.signatures, signature];
}

/**
 * Sends every signature, some at a time.
 * @param keepConflicts stores what's to be shown, before the answered signatures are deleted
 * @throws the server's or the network's error
 */
export async function sendSignatures(
  device: SigningDevice,
  keepConflicts: (conflicts: readonly ScanConflict[]) => Promise<void>,
): Promise<void> {
  const { context } = device;
  while (device.signatures.length > 0) {
    const batch = device.signatures.slice(0, maxSignaturesPerBatch);
    const results = await context.sendSignatures(batch.map(wireSignature));
    const answered = new Map(results.map((result) => [result.signatureId, result]));
    const done = batch.filter(({ signatureId }) => answered.has(signatureId));
    // If the reply answers none of them, sending again would loop forever.
    if (done.length === 0) throw new Error('The server answered no signature');
    const conflicts = done.flatMap((signature) => conflictOf(device, signature, answered.get(signature.signatureId)));
    if (conflicts.length > 0) await keepConflicts(conflicts);
    device.signatures = device.signatures.filter((each) => !done.includes(each));
    await context.store.removeSignatures(done.map(({ signatureId }) => signatureId));
  }
}

/** Someone who signed a text that no longer counts has to be asked again: it's shown until it's dismissed. */
function conflictOf(
  { list }: SigningDevice,
  { signatureId, ticketId, signedAt }: StoredSignature,
  result: GateSigned | undefined,
): readonly ScanConflict[] {
  if (result?.outcome !== 'outdated') return [];
  const attendeeName = list?.tickets.find(({ id }) => id === ticketId)?.attendeeName ?? '';
  const signed = { scanId: signatureId, attendeeName, scannedAt: signedAt, checkedInAt: null };
  return [{ ...signed, shown: 'admitted', outcome: 'waiver_outdated' }];
}
