import type { CheckInTicket, ScanResult } from '@ascendant/contract/check-in';
import { admission, type AdmissionOutcome } from '@ascendant/domain/booking/check-in';
import { failed, keep, publish, refresh, verdictOf, type CheckInDevice } from './check-in-device';
import { withTickets } from './check-in-list';

/** What was read: the text as scanned or typed and, for a QR code, the code to send to the server. */
export interface Reading {
  readonly typed: string;
  readonly code: string | null;
}

/** Checks in a ticket on the list: stores the scan first, then waits for the server, and uses the list if it takes too long. */
export async function checkInTicket(
  device: CheckInDevice,
  ticket: CheckInTicket,
  { code, typed }: Reading,
): Promise<void> {
  const { context, queue, lostAnswers, state } = device;
  const [scanId, scannedAt] = [lostAnswers.get(typed) ?? context.newId(), scanTime(device)];
  const outcome = admission(ticket.state);
  const isOnline = state.connection === 'online';
  const shown = isOnline ? null : outcome;
  await queue.add({ scanId, eventId: context.eventId, scannedAt, ticketId: ticket.id, code, shown });
  publish(device, { isChecking: isOnline });
  const answer = isOnline ? await askFor(device, scanId, outcome) : null;
  lostAnswers.delete(typed);
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
