import type { Scan } from '@ascendant/contract/check-in';
import { admission, ticketState, type CheckInOutcome } from '@ascendant/domain/booking/check-in';
import { readTicketText } from '@ascendant/domain/booking/ticket-code';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import * as repository from './check-in.repository';
import type { CheckInTicketRow, TicketPlace } from './check-in.repository';
import { ticketSigner } from './ticket-signer';

/** The result of a scan, with the ticket as it is now; null if it isn't for this event. */
export interface CheckedScan {
  readonly scanId: string;
  readonly outcome: CheckInOutcome;
  readonly ticket: CheckInTicketRow | null;
}

export interface CheckInOrder {
  readonly eventId: number;
  readonly caller: Caller;
}

/** What a device downloads before it checks people in: every ticket of the event, the signer of their codes, and the database's time. */
export async function checkInList(db: Database, eventId: number) {
  const now = await repository.databaseTime(db);
  const [signer, tickets] = await Promise.all([ticketSigner(db), repository.findCheckInTickets(db, eventId)]);
  return { now, signer, tickets };
}

/**
 * Lets people in, in the order of the scans, each in a transaction of its own: a late device doesn't hold anyone up. A scan
 * that was sent before gets the same answer. The route has checked that `caller` manages the event.
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
  const place = await placeOf(db, order.eventId, scan);
  if (place === null) return { scanId: scan.scanId, outcome: 'unknown', ticket: null };
  if (place.eventId !== order.eventId) return { scanId: scan.scanId, outcome: 'other_event', ticket: null };
  return inTransaction(db, (tx) => admit(tx, { ...order, scan, ticketId: place.id }));
}

/** Finds the ticket that a scan is of. A code whose signature isn't ours is never looked up. */
async function placeOf(db: Database, eventId: number, scan: Scan): Promise<TicketPlace | null> {
  if ('ticketId' in scan) return repository.findTicketById(db, scan.ticketId);
  const reading = readTicketText(scan.code);
  if (reading === null) return null;
  if (reading.kind === 'short')
    return only(await repository.findTicketsByCheckInCode(db, eventId, reading.checkInCode));
  const isOurs = (await ticketSigner(db)).isOurs(reading.code, reading.signature);
  return isOurs ? repository.findTicketByCode(db, reading.code) : null;
}

/** Two tickets with the same short code are told apart by their QR codes or by name. */
function only(places: readonly TicketPlace[]): TicketPlace | null {
  return places.length === 1 ? (places[0] ?? null) : null;
}

interface Admission extends CheckInOrder {
  readonly scan: Scan;
  readonly ticketId: number;
}

async function admit(tx: Transaction, { caller, scan, ticketId }: Admission): Promise<CheckedScan> {
  const { scanId } = scan;
  const unknown: CheckedScan = { scanId, outcome: 'unknown', ticket: null };
  const ticket = await repository.lockCheckInTicket(tx, ticketId);
  if (ticket === null) return unknown;
  const earlier = await repository.findCheckIn(tx, scanId);
  if (earlier !== null) return earlier.ticketId === ticketId ? { scanId, outcome: earlier.outcome, ticket } : unknown;
  const outcome = admission(ticketState(ticket));
  const scannedAt = new Date(scan.scannedAt);
  const isNew = await repository.insertCheckIn(tx, { ticketId, scanId, outcome, scannedAt, scannedBy: caller.userId });
  if (!isNew) return unknown;
  if (outcome !== 'admitted') return { scanId, outcome, ticket };
  await repository.markCheckedIn(tx, { ticketId, scannedAt, scannedBy: caller.userId });
  await recordAudit(tx, { actor: caller, action: 'ticket.checked_in', target: { type: 'ticket', id: ticketId } });
  return { scanId, outcome, ticket: (await repository.lockCheckInTicket(tx, ticketId)) ?? ticket };
}
