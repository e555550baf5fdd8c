import type { Scan } from '@ascendant/contract/check-in';
import { admission, needsConfirmation, ticketState, type CheckInOutcome } from '@ascendant/domain/booking/check-in';
import { readTicketText } from '@ascendant/domain/booking/ticket-code';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { findAskedWaiver } from '../../database/waivers.repository';
import { AppError } from '../../errors/app-error';
import type { EventRecord } from '../events/list/event-columns.repository';
import * as repository from './check-in.repository';
import type { CheckInTicketRow, FoundTicket } from './check-in.repository';
import { textHash, ticketSigner } from './ticket-signer';

/** The result of a scan, with the ticket as it is now, or null if it isn't for this event. */
export interface CheckedScan {
  readonly scanId: string;
  readonly outcome: CheckInOutcome;
  readonly ticket: CheckInTicketRow | null;
  /** The day that its booking moved to; left out for any other outcome. */
  readonly movedTo?: string;
}

export interface CheckInOrder {
  readonly eventId: number;
  readonly caller: Caller;
  /** When check-in opens. */
  readonly opensAt: Date;
}

/**
 * The check-in list of an event: every ticket, those of bookings that moved away as void ones, the signer of their codes, what people sign, and
 * the database's time.
 */
export async function checkInList(db: Database, { id, seriesId }: Pick<EventRecord, 'id' | 'seriesId'>) {
  const now = await repository.databaseTime(db);
  const [signer, tickets, movedAway, waiver] = await Promise.all([
    ticketSigner(db),
    repository.findCheckInTickets(db, id),
    repository.findMovedAway(db, id),
    findAskedWaiver(db, seriesId),
  ]);
  return { now, signer, tickets: [...tickets, ...movedAway], waiver };
}

/**
 * Processes scans in order, each in a transaction of its own, so that a device with a long queue doesn't hold up the others. A scan
 * that's sent again gets the same answer. The route has checked that `caller` manages the event.
 * Source: docs/rules/tickets.md, "Check-in"; docs/rules/security.md, "Who may call what".
 */
export async function checkInAll(
  db: Database,
  order: CheckInOrder,
  scans: readonly Scan[],
): Promise<readonly CheckedScan[]> {
  const checked: CheckedScan[] = [];
  for (const scan of scans) checked.push(await checkIn(db, order, scan));
  return checked;
}

async function checkIn(db: Database, order: CheckInOrder, scan: Scan): Promise<CheckedScan> {
  const found = await findScannedTicket(db, order.eventId, scan);
  if (found === null) return refuseUnfound(db, scan);
  if (found.eventId !== order.eventId) return { scanId: scan.scanId, outcome: 'other_event', ticket: null };
  return inTransaction(db, (tx) => admit(tx, { ...order, scan, ticketId: found.id }));
}

/** A code that isn't a ticket's, or no longer. */
async function refuseUnfound(db: Database, scan: Scan): Promise<CheckedScan> {
  const { scanId } = scan;
  const reading = 'code' in scan ? readTicketText(scan.code) : null;
  const movedTo = reading?.kind === 'signed' ? await repository.findMovedTo(db, reading.code) : null;
  return movedTo === null
    ? { scanId, outcome: 'unknown', ticket: null }
    : { scanId, outcome: 'moved', ticket: null, movedTo };
}

/** Finds the ticket that was scanned. A code whose signature isn't ours is never looked up. */
async function findScannedTicket(db: Database, eventId: number, scan: Scan): Promise<FoundTicket | null> {
  if ('ticketId' in scan) return repository.findTicketById(db, scan.ticketId);
  return findTicketOfCode(db, eventId, scan.code);
}

/** The ticket whose QR code or short code was read, or the code that it had where it was bought: of any event, so that its staff hear that it's for another. */
export async function findTicketOfCode(db: Database, eventId: number, code: string): Promise<FoundTicket | null> {
  return (await findOwnTicket(db, eventId, code)) ?? repository.findTicketByOldCode(db, eventId, textHash(code.trim()));
}

async function findOwnTicket(db: Database, eventId: number, code: string): Promise<FoundTicket | null> {
  const reading = readTicketText(code);
  if (reading === null) return null;
  if (reading.kind === 'short')
    return only(await repository.findTicketsByCheckInCode(db, eventId, reading.checkInCode));
  const isOurs = (await ticketSigner(db)).isOurs(reading.code, reading.signature);
  return isOurs ? repository.findTicketByCode(db, reading.code) : null;
}

/** If two tickets share a short code it's no use: staff scan the QR code or pick the name instead. */
function only(found: readonly FoundTicket[]): FoundTicket | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}

interface Admission extends CheckInOrder {
  readonly scan: Scan;
  readonly ticketId: number;
}

async function admit(tx: Transaction, { caller, opensAt, scan, ticketId }: Admission): Promise<CheckedScan> {
  const { scanId } = scan;
  const unknown: CheckedScan = { scanId, outcome: 'unknown', ticket: null };
  const ticket = await repository.lockCheckInTicket(tx, ticketId);
  if (ticket === null) return unknown;
  const before = await repository.findCheckIn(tx, scanId);
  if (before !== null) return before.ticketId === ticketId ? { scanId, outcome: before.outcome, ticket } : unknown;
  const state = ticketState(ticket);
  const outcome = admission(state);
  const scannedAt = new Date(scan.scannedAt);
  const isEarly = needsConfirmation(state, { at: earlier(scannedAt, new Date()), opensAt });
  if (isEarly && scan.isEarly !== true) return { scanId, outcome: 'too_early', ticket };
  const scanned = { ticketId, scannedAt, scannedBy: caller.userId };
  const gateDeviceId = caller.gateDeviceId ?? null;
  const isNew = await repository.insertCheckIn(tx, { ...scanned, scanId, outcome, isEarly, gateDeviceId });
  if (!isNew) return unknown;
  if (outcome !== 'admitted') return { scanId, outcome, ticket };
  await repository.markCheckedIn(tx, scanned);
  const action = isEarly ? 'ticket.checked_in_early' : 'ticket.checked_in';
  await recordAudit(tx, { actor: caller, action, target: { type: 'ticket', id: ticketId } });
  return { scanId, outcome, ticket: (await repository.lockCheckInTicket(tx, ticketId)) ?? ticket };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/**
 * Undoes an admission: the ticket can be used again. Does nothing to a ticket that isn't checked in.
 * @returns the ticket as it is now
 * @throws AppError not_found for a ticket of another event
 * Source: docs/rules/tickets.md, "Check-in"; rule ERR-06.
 */
export async function undoCheckIn(
  db: Database,
  {
    eventId,
    ticketId,
    caller,
    requestId,
  }: Pick<CheckInOrder, 'eventId' | 'caller'> & { readonly ticketId: number; readonly requestId: string },
): Promise<CheckInTicketRow> {
  return inTransaction(db, async (tx) => {
    const ticket = await repository.lockCheckInTicket(tx, ticketId);
    if (ticket?.eventId !== eventId) throw new AppError('not_found');
    if (ticketState(ticket) !== 'checked_in') return ticket;
    await repository.undoCheckIn(tx, { ticketId, undoneBy: caller.userId });
    const target = { type: 'ticket', id: ticketId } as const;
    await recordAudit(tx, { actor: caller, action: 'ticket.check_in_undone', target, requestId });
    return { ...ticket, checkedInAt: null };
  });
}
