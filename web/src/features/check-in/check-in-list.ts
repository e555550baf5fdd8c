import type { CheckInTicket, ScanResult } from '@ascendant/contract/check-in';
import type { TicketReading } from '@ascendant/domain/booking/ticket-code';
import type { ScanConflict, StoredList, StoredScan, StoredSignature } from '../../storage/check-in-store';

/** The tickets as this device sees them: the server's list, plus the check-ins and signatures made here since. */
export function ticketsNow(
  tickets: readonly CheckInTicket[],
  waiting: readonly StoredScan[],
  signed: readonly StoredSignature[] = [],
): readonly CheckInTicket[] {
  const signedHere = new Set(signed.map(({ ticketId }) => ticketId));
  const cameIn = new Map(waiting.map((scan) => [scan.ticketId, scan.scannedAt]));
  return tickets.map((listed) => {
    const ticket: CheckInTicket = signedHere.has(listed.id) ? { ...listed, waiver: 'signed' } : listed;
    const checkedInAt = cameIn.get(ticket.id);
    return ticket.state === 'valid' && checkedInAt !== undefined
      ? { ...ticket, state: 'checked_in', checkedInAt }
      : ticket;
  });
}

/**
 * The ticket that was scanned or typed.
 * @param reading null for what isn't the text of one of our tickets: it may be of one that was bought elsewhere
 * @param textHash the hash of the whole text; null where it can't be computed
 * @returns null if the list doesn't have it, or if more than one ticket has the short code
 */
export function findTicket(
  tickets: readonly CheckInTicket[],
  reading: TicketReading | null,
  textHash: string | null,
): CheckInTicket | null {
  const scanned =
    textHash === null ? undefined : tickets.find((each) => each.textHash === textHash || each.oldTextHash === textHash);
  if (scanned !== undefined || reading?.kind !== 'short') return scanned ?? null;
  const fitting = tickets.filter(({ checkInCode }) => checkInCode === reading.checkInCode);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** The list updated with the server's answers: the tickets as they are now, and any conflicts. */
export function settled(
  list: StoredList,
  answered: readonly { readonly scan: StoredScan; readonly result: ScanResult }[],
): StoredList {
  const fresh = new Map(answered.flatMap(({ result: { ticket } }) => (ticket === null ? [] : [[ticket.id, ticket]])));
  const conflicts = answered.flatMap(({ scan, result }) => conflictOf(list, scan, result));
  return { ...withTickets(list, [...fresh.values()]), conflicts: [...list.conflicts, ...conflicts] };
}

/** The list with the changed tickets replaced, and new ones added. */
export function withTickets(list: StoredList, changed: readonly CheckInTicket[]): StoredList {
  const byId = new Map(changed.map((ticket) => [ticket.id, ticket]));
  const known = list.tickets.map((ticket) => byId.get(ticket.id) ?? ticket);
  const ids = new Set(list.tickets.map(({ id }) => id));
  return { ...list, tickets: [...known, ...changed.filter(({ id }) => !ids.has(id))] };
}

/** A conflict, if the result shown offline differs from the server's. */
function conflictOf(list: StoredList, scan: StoredScan, { outcome, ticket }: ScanResult): readonly ScanConflict[] {
  if (scan.shown === null || scan.shown === outcome) return [];
  const known = ticket ?? list.tickets.find(({ id }) => id === scan.ticketId);
  return [
    {
      scanId: scan.scanId,
      attendeeName: known?.attendeeName ?? '',
      shown: scan.shown,
      scannedAt: scan.scannedAt,
      outcome,
      checkedInAt: ticket?.checkedInAt ?? null,
    },
  ];
}

export interface CheckInCount {
  readonly cameIn: number;
  /** Without void tickets. */
  readonly expected: number;
}

export function countOf(tickets: readonly CheckInTicket[]): CheckInCount {
  const good = tickets.filter(({ state }) => state !== 'void');
  return { cameIn: good.filter(({ state }) => state === 'checked_in').length, expected: good.length };
}

/** Whether the guest hasn't signed the waiver, and may still come. */
export function hasToSign({ waiver, state }: Pick<CheckInTicket, 'waiver' | 'state'>): boolean {
  return waiver === 'missing' && state !== 'void';
}

/** How many signatures are missing, as people at the gate read it. */
export function unsignedText(count: number): string {
  return count === 1 ? '1 person hasn’t signed the waiver.' : `${count} people haven’t signed the waiver.`;
}

/** The tickets whose name contains every word typed, ignoring case and accents, sorted by name. */
export function searchTickets(tickets: readonly CheckInTicket[], text: string): readonly CheckInTicket[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return tickets
    .filter(({ attendeeName }) => words.every((word) => plain(attendeeName).includes(word)))
    .toSorted((a, b) => a.attendeeName.localeCompare(b.attendeeName) || a.id - b.id);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
