import { asc, eq, inArray, sql } from 'drizzle-orm';
import { tickets, type NewTicketRow, type TicketRow } from '../../../db/schema/tickets';
import type { Queryable, Transaction } from '../../database/database';

export async function insertTickets(tx: Transaction, rows: readonly NewTicketRow[]): Promise<TicketRow[]> {
  return tx
    .insert(tickets)
    .values([...rows])
    .returning();
}

/** Tickets of several bookings, each booking's in the order of its attendees. */
export async function findTickets(db: Queryable, bookingIds: readonly number[]): Promise<TicketRow[]> {
  if (bookingIds.length === 0) return [];
  return db
    .select()
    .from(tickets)
    .where(inArray(tickets.bookingId, [...bookingIds]))
    .orderBy(asc(tickets.bookingId), asc(tickets.position));
}

export async function ticketExists(db: Queryable, code: string): Promise<boolean> {
  const rows = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.code, code));
  return rows.length > 0;
}

export async function voidTickets(tx: Transaction, bookingId: number): Promise<void> {
  await tx
    .update(tickets)
    .set({ voidedAt: sql`coalesce(${tickets.voidedAt}, now())` })
    .where(eq(tickets.bookingId, bookingId));
}
