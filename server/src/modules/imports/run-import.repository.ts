import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { importRows, imports, type ImportRecordRow, type ImportRowRow } from '../../../db/schema/imports';
import type { Queryable, Transaction } from '../../database/database';

/** @returns null if it's gone */
export async function findImport(db: Queryable, id: number): Promise<ImportRecordRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

/** The dates on which an import has something in this state, and without a problem. */
export async function findDates(
  db: Queryable,
  importId: number,
  state: 'waiting' | 'booked',
): Promise<readonly number[]> {
  const rows = await db
    .selectDistinct({ eventId: importRows.eventId })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.state, state), sql`${importRows.problem} is null`))
    .orderBy(asc(importRows.eventId));
  return rows.map(({ eventId }) => eventId);
}

interface OnDate {
  readonly importId: number;
  readonly eventId: number;
}

const isWaiting = ({ importId, eventId }: OnDate) =>
  and(eq(importRows.importId, importId), eq(importRows.eventId, eventId), eq(importRows.state, 'waiting'));

/** How many people each booking has that's still to be made on a date. */
export async function findWaitingSizes(tx: Transaction, date: OnDate): Promise<readonly number[]> {
  const rows = await tx
    .select({ people: sql<number>`sum(${importRows.people})::int` })
    .from(importRows)
    .where(isWaiting(date))
    .groupBy(importRows.party);
  return rows.map(({ people }) => people);
}

/** The rows of the next bookings to make on a date, each booking's together and in the order of the file. */
export async function takeWaiting(tx: Transaction, date: OnDate, parties: number): Promise<readonly ImportRowRow[]> {
  const next = tx
    .selectDistinct({ party: importRows.party })
    .from(importRows)
    .where(isWaiting(date))
    .orderBy(asc(importRows.party))
    .limit(parties);
  return tx
    .select()
    .from(importRows)
    .where(and(isWaiting(date), inArray(importRows.party, next)))
    .orderBy(asc(importRows.party), asc(importRows.line));
}

/** Names and addresses are with the bookings now. */
export async function markBooked(
  tx: Transaction,
  importId: number,
  made: readonly { readonly party: number; readonly bookingId: number }[],
): Promise<void> {
  const [parties, ids] = [made.map(({ party }) => party), made.map(({ bookingId }) => bookingId)];
  await tx.execute(sql`update import_rows r set state = 'booked', booking_id = made.booking, name = null, email = null
    from unnest(${sql.param(parties)}::int[], ${sql.param(ids)}::int[]) as made (party, booking)
    where r.import_id = ${importId} and r.party = made.party`);
}

/** A code that another ticket of the organization has already stays with that one. */
export async function insertCodes(
  tx: Transaction,
  organizerId: number,
  codes: readonly { readonly bookingId: number; readonly position: number; readonly codeHash: string }[],
): Promise<void> {
  const [ids, positions] = [codes.map(({ bookingId }) => bookingId), codes.map(({ position }) => position)];
  const hashes = codes.map(({ codeHash }) => codeHash);
  await tx.execute(sql`insert into imported_codes (ticket_id, organizer_id, code_hash)
    select t.id, ${organizerId}, old.hash
    from unnest(${sql.param(ids)}::int[], ${sql.param(positions)}::int[], ${sql.param(hashes)}::text[]) as old (booking, position, hash)
      join tickets t on t.booking_id = old.booking and t.position = old.position
    on conflict do nothing`);
}

/** Stops what's still to be made on a date. */
export async function stopDate(db: Queryable, date: OnDate, problem: string): Promise<void> {
  await db.update(importRows).set({ state: 'stopped', problem, name: null, email: null }).where(isWaiting(date));
}

export async function endRun(db: Queryable, id: number): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'done' })
    .where(and(eq(imports.id, id), eq(imports.state, 'running')));
}

export async function beginUndo(tx: Transaction, id: number): Promise<void> {
  await tx.update(imports).set({ state: 'undoing' }).where(eq(imports.id, id));
  await tx
    .update(importRows)
    .set({ problem: null })
    .where(and(eq(importRows.importId, id), eq(importRows.state, 'booked')));
}

export async function endUndo(db: Queryable, id: number): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'undone', undoneAt: sql`now()` })
    .where(and(eq(imports.id, id), eq(imports.state, 'undoing')));
}

/** What has happened to a booking since it was imported. */
export interface MadeBooking extends Record<string, unknown> {
  readonly bookingId: number;
  readonly isCheckedIn: boolean;
  readonly isEmailed: boolean;
  readonly isAnswered: boolean;
  readonly isChanged: boolean;
}

/** The next bookings of an import on a date, locked. Those with a problem were looked at. */
export async function takeBooked(
  tx: Transaction,
  { importId, eventId }: OnDate,
  limit: number,
): Promise<readonly MadeBooking[]> {
  await tx.execute(sql`select from bookings b where b.id in (select r.booking_id from import_rows r
    where r.import_id = ${importId} and r.event_id = ${eventId} and r.state = 'booked' and r.problem is null) order by b.id for update`);
  const { rows } = await tx.execute<MadeBooking>(sql`
    select b.id as "bookingId",
      exists (select from tickets t left join check_ins c on c.ticket_id = t.id
        where t.booking_id = b.id and (t.checked_in_at is not null or c.id is not null)) as "isCheckedIn",
      exists (select from mails m where m.dedupe_key like 'guest_booking:' || b.id || '%'
        and (m.dedupe_key = 'guest_booking:' || b.id or m.dedupe_key like 'guest_booking:' || b.id || ':%')) as "isEmailed",
      exists (select from booking_answers a where a.booking_id = b.id)
        or exists (select from waiver_signatures w where w.booking_id = b.id) as "isAnswered",
      b.status <> 'confirmed' or b.event_id <> ${eventId} or b.updated_at > b.created_at as "isChanged"
    from bookings b where b.id in (select r.booking_id from import_rows r
      where r.import_id = ${importId} and r.event_id = ${eventId} and r.state = 'booked' and r.problem is null)
    order by b.id limit ${limit}`);
  return rows;
}

/** Deletes bookings, with their tickets and the codes of the old ones. */
export async function deleteBookings(tx: Transaction, importId: number, ids: readonly number[]): Promise<void> {
  await tx
    .update(importRows)
    .set({ state: 'undone', bookingId: null })
    .where(and(eq(importRows.importId, importId), inArray(importRows.bookingId, [...ids])));
  await tx.delete(tickets).where(inArray(tickets.bookingId, [...ids]));
  await tx.delete(bookings).where(inArray(bookings.id, [...ids]));
}

export async function noteProblem(
  tx: Transaction,
  importId: number,
  bookingId: number,
  problem: string,
): Promise<void> {
  await tx
    .update(importRows)
    .set({ problem })
    .where(and(eq(importRows.importId, importId), eq(importRows.bookingId, bookingId)));
}
