import type { CheckInTicket, ScanResult } from '@ascendant/contract/check-in';
import { admission, needsConfirmation, type AdmissionOutcome } from '@ascendant/domain/booking/check-in';
import {
  failed,
  keep,
  publish,
  refresh,
  verdictOf,
  type CheckInDevice,
  type EarlyGuest,
  type Reading,
} from './check-in-device';
import { withTickets } from './check-in-list';

/** Checks in the guest of the last scan, although check-in isn't open. */
export async function admitEarly(device: CheckInDevice): Promise<void> {
  const guest = device.early;
  device.early = null;
  if (guest !== null) await checkInTicket(device, guest.ticket, { ...guest.reading, isEarly: true });
}

/** Asks for a confirmation, and stores nothing. */
function askFirst(device: CheckInDevice, guest: EarlyGuest, scanId: string): void {
  device.early = guest;
  publish(device, {
    isChecking: false,
    verdict: { scanId, outcome: 'too_early', ticket: guest.ticket, isConfirmed: true },
  });
}

function isTooEarly(device: CheckInDevice, ticket: CheckInTicket): boolean {
  const opensAt = device.list?.event.opensAt;
  // A list that an earlier build stored doesn't say when check-in opens.
  if (opensAt === undefined) return false;
  return needsConfirmation(ticket.state, { at: new Date(scanTime(device)), opensAt: new Date(opensAt) });
}

/** Checks in a ticket on the list: stores the scan first, then waits for the server, and uses the list if it takes too long. */
export async function checkInTicket(
  device: CheckInDevice,
  ticket: CheckInTicket,
  { code, typed, isEarly = false }: Reading,
): Promise<void> {
  const { context, queue, lostAnswers, state } = device;
  device.early = null;
  if (!isEarly && isTooEarly(device, ticket))
    return askFirst(device, { ticket, reading: { code, typed } }, context.newId());
  const [scanId, scannedAt] = [lostAnswers.get(typed) ?? context.newId(), scanTime(device)];
  const outcome = admission(ticket.state);
  const isOnline = state.connection === 'online';
  const shown = isOnline ? null : outcome;
  await queue.add({ scanId, eventId: context.eventId, scannedAt, ticketId: ticket.id, code, shown, isEarly });
  publish(device, { isChecking: isOnline });
  const answer = isOnline ? await askFor(device, scanId, outcome) : null;
  lostAnswers.delete(typed);
  if (answer?.outcome === 'too_early') return askFirst(device, { ticket, reading: { code, typed } }, scanId);
  if (answer !== null) return publish(device, { isChecking: false, verdict: verdictOf(answer) });
  const ticketNow = { ...ticket, checkedInAt: ticket.checkedInAt ?? scannedAt };
  publish(device, { isChecking: false, verdict: { scanId, outcome, ticket: ticketNow, isConfirmed: false } });
  if (!isOnline) void refresh(device);
}

/** A network that's too slow counts as offline until a response arrives. */
async function askFor(device: CheckInDevice, scanId: string, otherwise: AdmissionOutcome): Promise<ScanResult | null> {
  const { timeoutMs } = device.context;
  try {
    const answer = await device.queue.answerTo(scanId, { timeoutMs, otherwise });
    if (answer === null) publish(device, { connection: 'offline' });
    return answer;
  } catch (error) {
    await failed(device, error);
    return null;
  }
}

/** Checks in a ticket that isn't on the list: it may have been sold since. Offline there's no way to know. */
export async function checkInUnlisted(device: CheckInDevice, code: string): Promise<void> {
  const scanId = device.lostAnswers.get(code) ?? device.context.newId();
  const result = isOnline(device) ? await sendAlone(device, scanId, code) : null;
  if (result === null) {
    if (!isOnline(device)) void refresh(device);
    const verdict = { scanId, outcome: 'not_listed', ticket: null, isConfirmed: false } as const;
    return publish(device, { isChecking: false, verdict });
  }
  if (device.list !== null && result.ticket !== null) await keep(device, withTickets(device.list, [result.ticket]));
  if (result.outcome === 'too_early' && result.ticket !== null)
    return askFirst(device, { ticket: result.ticket, reading: { typed: '', code: null } }, scanId);
  publish(device, { isChecking: false, verdict: verdictOf(result) });
}

async function sendAlone(device: CheckInDevice, scanId: string, code: string): Promise<ScanResult | null> {
  const { context, lostAnswers } = device;
  publish(device, { isChecking: true });
  lostAnswers.set(code, scanId);
  try {
    const [result] = await context.send([{ scanId, scannedAt: scanTime(device), code }]);
    lostAnswers.delete(code);
    return result ?? null;
  } catch (error) {
    await failed(device, error);
    return null;
  }
}

function isOnline({ state }: CheckInDevice): boolean {
  return state.connection === 'online';
}

/** Now, on the server's clock. */
function scanTime({ context, list }: CheckInDevice): string {
  return new Date(context.now() + (list?.clockOffsetMs ?? 0)).toISOString();
}
