import type { AdmissionOutcome } from '@ascendant/domain/booking/check-in';
import type { BookedExtra } from '@ascendant/domain/pricing/extra';
import type { BookedType } from '@ascendant/domain/pricing/price-type';
import { and, asc, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { formerTickets } from '../../../db/schema/booking-changes';
import { bookings } from '../../../db/schema/bookings';
import { checkIns, type NewCheckInRow } from '../../../db/schema/check-ins';
import { events } from '../../../db/schema/events';
import { importedCodes } from '../../../db/schema/imports';
import type { Queryable, Transaction } from '../../database/database';
import type { RowOf } from '../../database/row-of';
import { waiverStateOfTicket } from '../../database/waivers.repository';

const attendee = sql`${bookings.attendees} -> ${tickets.position}::int`;

const checkInColumns = {
  id: tickets.id,
  eventId: tickets.eventId,
  code: tickets.code,
  attendeeName: sql<string>`coalesce(${attendee} ->> 'name', '')`,
  isChild: sql<boolean>`coalesce((${attendee} ->> 'isChild')::boolean, false)`,
  priceType: sql<BookedType | null>`${attendee} -> 'priceType'`,
  extras: sql<readonly BookedExtra[] | null>`${attendee} -> 'extras'`,
  /** On the event's first day; 0 if it isn't known. */
  age: sql<number>`coalesce((${attendee} ->> 'age')::int, 0)`,
  waiver: waiverStateOfTicket,
  checkedInAt: tickets.checkedInAt,
  /** The hash of the code that it had where it was bought; null for most. */
  oldTextHash: sql<string | null>`(select old.code_hash from ${importedCodes} old where old.ticket_id = ${tickets.id})`,
  /** Voided, or its booking is no longer confirmed. */
  isVoid: sql<boolean>`${tickets.voidedAt} is not null or ${bookings.status} <> 'confirmed'`,
};

/** A ticket with what check-in needs to know. */
export type CheckInTicketRow = RowOf<typeof checkInColumns>;

function checkInTickets(db: Queryable, condition: SQL) {
  return db
    .select(checkInColumns)
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(condition)
    .orderBy(asc(tickets.id));
}

/** Every ticket of an event, including void ones, so that check-in recognizes them. */
export async function findCheckInTickets(db: Queryable, eventId: number): Promise<readonly CheckInTicketRow[]> {
  return checkInTickets(db, eq(tickets.eventId, eventId));
}

/** The database's clock, by which devices correct their own (rule PAY-18). */
export async function databaseTime(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select to_json(now()) #>> '{}' as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

/** A ticket and its event, read without locking it. */
export interface FoundTicket {
  readonly id: number;
  readonly eventId: number;
}

export async function findTicketByCode(db: Queryable, code: string): Promise<FoundTicket | null> {
  return firstTicket(db, eq(tickets.code, code));
}

/** The ticket of the same organization as a date, that had this code where it was bought. @param codeHash as `imported_codes` has it */
export async function findTicketByOldCode(
  db: Queryable,
  eventId: number,
  codeHash: string,
): Promise<FoundTicket | null> {
  const [row] = await db
    .select({ id: tickets.id, eventId: tickets.eventId })
    .from(importedCodes)
    .innerJoin(tickets, eq(tickets.id, importedCodes.ticketId))
    .innerJoin(events, and(eq(events.id, eventId), eq(events.organizerId, importedCodes.organizerId)))
    .where(eq(importedCodes.codeHash, codeHash));
  return row ?? null;
}

/**
 * The day that a booking is for now, by a code that its ticket had before it moved to another date.
 * @returns null if it's no such code
 */
export async function findMovedTo(db: Queryable, code: string): Promise<string | null> {
  const [row] = await db
    .select({ startDate: events.startDate })
    .from(formerTickets)
    .innerJoin(tickets, eq(tickets.id, formerTickets.ticketId))
    .innerJoin(events, eq(events.id, tickets.eventId))
    .where(eq(formerTickets.code, code));
  return row?.startDate ?? null;
}

/** The tickets that an event had, of bookings that moved to another date, with their former codes: void here. */
export async function findMovedAway(db: Queryable, eventId: number): Promise<readonly CheckInTicketRow[]> {
  const rows = await db
    .selectDistinctOn([tickets.id], { ...checkInColumns, eventId: formerTickets.eventId, code: formerTickets.code })
    .from(formerTickets)
    .innerJoin(tickets, eq(tickets.id, formerTickets.ticketId))
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(and(eq(formerTickets.eventId, eventId), ne(tickets.eventId, eventId)))
    .orderBy(asc(tickets.id), desc(formerTickets.createdAt));
  return rows.map((row) => ({ ...row, checkedInAt: null, isVoid: true }));
}

export async function findTicketById(db: Queryable, id: number): Promise<FoundTicket | null> {
  return firstTicket(db, eq(tickets.id, id));
}

/** The tickets of an event with this check-in code. The SQL normalizes codes as `checkInCodeOf` in the domain does. */
export async function findTicketsByCheckInCode(
  db: Queryable,
  eventId: number,
  checkInCode: string,
): Promise<readonly FoundTicket[]> {
  const letters = sql`translate(upper(regexp_replace(${tickets.code}, '[^A-Za-z0-9]', '', 'g')), 'OIL', '011')`;
  return db
    .select({ id: tickets.id, eventId: tickets.eventId })
    .from(tickets)
    .where(sql`${tickets.eventId} = ${eventId} and left(${letters}, ${checkInCode.length}) = ${checkInCode}`);
}

async function firstTicket(db: Queryable, condition: SQL): Promise<FoundTicket | null> {
  const [row] = await db.select({ id: tickets.id, eventId: tickets.eventId }).from(tickets).where(condition);
  return row ?? null;
}

/** Locks a ticket's row, then reads it: if two devices scan it at once, the second sees what the first did. */
export async function lockCheckInTicket(tx: Transaction, id: number): Promise<CheckInTicketRow | null> {
  await tx.execute(sql`select 1 from ${tickets} where ${tickets.id} = ${id} for no key update`);
  const [row] = await checkInTickets(tx, eq(tickets.id, id));
  return row ?? null;
}

/** The result of an earlier scan with the same id. */
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

/** @returns false if the same scan was just recorded for another ticket */
export async function insertCheckIn(tx: Transaction, row: NewCheckInRow): Promise<boolean> {
  const written = await tx.insert(checkIns).values(row).onConflictDoNothing({ target: checkIns.scanId }).returning();
  return written.length > 0;
}

/** Records who checked a ticket in, and when: never before the ticket was issued or after now by the database's clock. */
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

/** Takes an admission back, and keeps the scan with who undid it. */
export async function undoCheckIn(
  tx: Transaction,
  { ticketId, undoneBy }: { readonly ticketId: number; readonly undoneBy: number },
): Promise<void> {
  await tx.update(tickets).set({ checkedInAt: null, checkedInBy: null }).where(eq(tickets.id, ticketId));
  await tx
    .update(checkIns)
    .set({ undoneAt: sql`now()`, undoneBy })
    .where(and(eq(checkIns.ticketId, ticketId), eq(checkIns.outcome, 'admitted'), isNull(checkIns.undoneAt)));
}
