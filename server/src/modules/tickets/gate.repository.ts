import type { AdmissionOutcome } from '@ascendant/domain/booking/check-in';
import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { checkIns, type NewCheckInRow } from '../../../db/schema/check-ins';
import { tickets } from '../../../db/schema/tickets';
import type { Queryable, Transaction } from '../../database/database';

/** A ticket with what the gate has to know. */
export interface GateTicketRow {
  readonly id: number;
  readonly eventId: number;
  readonly code: string;
  readonly attendeeName: string;
  readonly isChild: boolean;
  readonly checkedInAt: Date | null;
  /** Voided, or of a booking that is not confirmed any more. */
  readonly isVoid: boolean;
}

const attendee = sql`${bookings.attendees} -> ${tickets.position}::int`;

const gateColumns = {
  id: tickets.id,
  eventId: tickets.eventId,
  code: tickets.code,
  attendeeName: sql<string>`coalesce(${attendee} ->> 'name', '')`,
  isChild: sql<boolean>`coalesce((${attendee} ->> 'isChild')::boolean, false)`,
  checkedInAt: tickets.checkedInAt,
  isVoid: sql<boolean>`${tickets.voidedAt} is not null or ${bookings.status} <> 'confirmed'`,
};

function gateTickets(db: Queryable, condition: SQL) {
  return db
    .select(gateColumns)
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(condition)
    .orderBy(asc(tickets.id));
}

/** Every ticket of an event, void ones too: they are recognised at the gate. */
export async function findGateTickets(db: Queryable, eventId: number): Promise<readonly GateTicketRow[]> {
  return gateTickets(db, eq(tickets.eventId, eventId));
}

/** The database's clock, by which devices correct their own (rule PAY-18). */
export async function databaseTime(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select to_json(now()) #>> '{}' as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

/** Where a ticket is, without locking it. */
export interface TicketPlace {
  readonly id: number;
  readonly eventId: number;
}

export async function findTicketByCode(db: Queryable, code: string): Promise<TicketPlace | null> {
  return firstPlace(db, eq(tickets.code, code));
}

export async function findTicketById(db: Queryable, id: number): Promise<TicketPlace | null> {
  return firstPlace(db, eq(tickets.id, id));
}

/** The tickets of an event whose codes begin so, read as `gateCodeOf` of the domain reads them. */
export async function findTicketsByGateCode(
  db: Queryable,
  eventId: number,
  gateCode: string,
): Promise<readonly TicketPlace[]> {
  const letters = sql`translate(upper(regexp_replace(${tickets.code}, '[^A-Za-z0-9]', '', 'g')), 'OIL', '011')`;
  return db
    .select({ id: tickets.id, eventId: tickets.eventId })
    .from(tickets)
    .where(sql`${tickets.eventId} = ${eventId} and left(${letters}, ${gateCode.length}) = ${gateCode}`);
}

async function firstPlace(db: Queryable, condition: SQL): Promise<TicketPlace | null> {
  const [row] = await db.select({ id: tickets.id, eventId: tickets.eventId }).from(tickets).where(condition);
  return row ?? null;
}

/** Takes a ticket's row and reads it: of two devices at once the second sees what the first did. */
export async function lockGateTicket(tx: Transaction, id: number): Promise<GateTicketRow | null> {
  await tx.execute(sql`select 1 from ${tickets} where ${tickets.id} = ${id} for no key update`);
  const [row] = await gateTickets(tx, eq(tickets.id, id));
  return row ?? null;
}

/** What an earlier scan of that id came to. */
export async function findCheckIn(
  tx: Queryable,
  scanId: string,
): Promise<{ ticketId: number; outcome: AdmissionOutcome } | null> {
  const [row] = await tx
    .select({ ticketId: checkIns.ticketId, outcome: checkIns.outcome })
    .from(checkIns)
    .where(eq(checkIns.scanId, scanId));
  return row ?? null;
}

/** @returns whether it was written; false where that scan was written for another ticket at the same moment */
export async function insertCheckIn(tx: Transaction, row: NewCheckInRow): Promise<boolean> {
  const written = await tx.insert(checkIns).values(row).onConflictDoNothing({ target: checkIns.scanId }).returning();
  return written.length > 0;
}

/** Notes who came in, when and by whom: not before the ticket was made, and not in the future of the database's clock. */
export async function markCheckedIn(
  tx: Transaction,
  { ticketId, scannedAt, scannedBy }: { ticketId: number; scannedAt: Date; scannedBy: number },
): Promise<void> {
  await tx
    .update(tickets)
    .set({
      checkedInAt: sql`least(greatest(${scannedAt.toISOString()}::timestamptz, ${tickets.createdAt}), now())`,
      checkedInBy: scannedBy,
    })
    .where(eq(tickets.id, ticketId));
}
